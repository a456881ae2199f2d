# A node of the shop: the host with the theme of this repository. `docs/compose.yaml` runs two of them.

# The Node that package.json pins.
ARG NODE=26.10.0-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev --no-audit --no-fund
RUN node scripts/main.ts theme && node packages/editor/build.ts

# What the host needs while it runs, without what builds and tests it.
FROM node:${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/host/package.json packages/host/
COPY packages/contract/package.json packages/contract/
COPY packages/liquid/package.json packages/liquid/
RUN npm ci --omit=dev --no-audit --no-fund -w packages/host -w packages/contract -w packages/liquid

FROM node:${NODE}
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /app ./
COPY packages/host/src packages/host/src
COPY packages/contract/src packages/contract/src
COPY packages/liquid/src packages/liquid/src
COPY --from=build /app/dist/theme dist/theme
COPY --from=build /app/dist/editor dist/editor
# A shop of one's own is mounted over it.
COPY shop shop
# Caches of this node; with --database and --files nothing in it is missed.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
# Whether the process lives. Whether it may get visitors is for the load balancer to ask: /_host/ready.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/_host/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# SIGTERM answers what has arrived; give it 30 s. SIGUSR2 replaces the workers.
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "--disable-warning=ExperimentalWarning", "packages/host/src/cli.ts"]
CMD ["serve", "--data", "/data", "--host", "0.0.0.0"]
