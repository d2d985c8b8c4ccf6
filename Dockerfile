# Builds the site, then keeps only the files that the server needs at run time. Without DATABASE_URL, rows are stored in the volume /data.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG PUBLIC_DATA_KEY
RUN npm run build && node scripts/pack-server.ts /packed

# The builder, which runs next to the server (deploy/compose.yaml) and makes releases. It writes releases to /data; its caches are below /site.
FROM build AS builder
ARG PUBLIC_DATA_KEY
ENV DATA_DIR=/data PUBLIC_DATA_KEY=$PUBLIC_DATA_KEY
RUN install -d -o node -g node -m 700 /data && mkdir -p node_modules/.vite src/pictures/uploads \
  && chown -R node:node .generated .astro node_modules/.vite src/pictures/uploads
VOLUME /data
USER node
CMD ["node", "--optimize-for-size", "scripts/builder.ts"]

FROM node:24-bookworm-slim
ENV HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /site
COPY --from=build /packed ./
RUN install -d -o node -g node -m 700 /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --start-period=60s --timeout=3s CMD ["node", "-e", \
  "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--optimize-for-size", "--max-semi-space-size=4", "server/main.ts"]
