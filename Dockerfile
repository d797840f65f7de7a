# One image for every program of the directory: server, worker, indexer, the operator's commands, and what prepares the other containers.
# docker-compose.yml says which of them a container runs.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /source
# The packages come first: they are fetched again only when the lock file changes. Of the workspaces those that the programs are made of;
# the embedded servers of `npm start` stay outside.
COPY package.json package-lock.json ./
COPY domain/package.json domain/
COPY runtime/package.json runtime/
COPY search-config/package.json search-config/
COPY api/package.json api/
COPY indexer/package.json indexer/
COPY web/package.json web/
RUN npm ci --no-audit --no-fund --include-workspace-root \
      --workspace domain --workspace runtime --workspace search-config --workspace api --workspace indexer --workspace web
COPY . .
RUN node --import tsx scripts/build/main.ts && node --import tsx scripts/build/production-files.ts /production

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Psychologist Directory" org.opencontainers.image.version="1.0.0"
ENV NODE_ENV=production IN_CONTAINER=1
WORKDIR /app
# Owned by root, and so nothing that the programs could change.
COPY --from=build /production ./
# Each container's health check.
COPY --chmod=755 docker/probe.sh /usr/local/bin/probe
# Where `migrate` leaves the assets of each build for the proxy: a volume takes its owner from here.
RUN install -d -o node /kept
USER node
EXPOSE 8080 9464
CMD ["node", "build/api/server.js"]
