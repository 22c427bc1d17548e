# Builds and serves the product (docs/operations.md). Not built where it was written: there was no Docker. Its command and environment are run by
# `npm run test:mysql`.
FROM node:24-bookworm-slim AS build
WORKDIR /product
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /product
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/bussplats
# A new volume that is mounted there takes over the folder's owner.
RUN mkdir -p /var/lib/bussplats && chown node:node /var/lib/bussplats
# The sources come along for `npm run migrate`, which runs them with tsx.
COPY --from=build /product ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-old-space-size=512", "--max-semi-space-size=16", "build/server/index.js"]
