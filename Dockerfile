# Builds the site, then keeps only what the running server needs. Without DATABASE_URL rows lie in the volume /data.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG PUBLIC_DATA_KEY
RUN npm run build && node scripts/pack-server.ts /packed

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
