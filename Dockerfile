# An image with routecheck alone: docker run --rm -v "$PWD:/app" routecheck validate /app
# The tags of the images move. For a build that can be repeated, name each image by its digest.
FROM swift:6.3 AS build
WORKDIR /src
COPY . .
RUN swift build -c release --product routecheck --static-swift-stdlib \
  && strip .build/release/routecheck

# The executable links the C and C++ libraries, and nothing of Swift.
FROM debian:stable-slim
COPY --from=build /src/.build/release/routecheck /usr/local/bin/routecheck
RUN useradd --no-create-home routecheck
USER routecheck
WORKDIR /app
ENTRYPOINT ["routecheck"]
CMD ["validate", "."]
