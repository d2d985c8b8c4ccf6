import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';

type Service = {
  build: { context: string; target?: string; args: Record<string, string> };
  environment: Record<string, string>;
  volumes: string[];
};

const { services, volumes } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
  services: { site: Service; builder: Service };
  volumes: Record<string, unknown>;
};
const buildStages = new Map(
  readFileSync('Dockerfile', 'utf8')
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((stage) => [/ AS (\w+)/.exec(stage)?.[1] ?? '', stage]),
);

test('runs the site and the builder as the same user and with the same volume', () => {
  for (const { build, volumes: mounted } of [services.site, services.builder]) {
    const stage = buildStages.get(build.target ?? '') ?? assert.fail(build.target);
    assert.match(stage, /^USER node$/m);
    assert.match(stage, /^VOLUME \/data$/m);
    assert.match(stage, /\bDATA_DIR=\/data\b/);
    assert.deepEqual(mounted, ['data:/data']);
  }
  assert.ok('data' in volumes);
  const programs = Array.from(buildStages.values(), (stage) => /^CMD .*"([\w/-]+\.ts)"\]$/m.exec(stage)?.[1]);
  assert.deepEqual(programs, [undefined, 'scripts/builder.ts', 'server/main.ts']);
});

test('gives the builder the same settings as the site', () => {
  assert.deepEqual(services.builder.build.args, {
    PUBLIC_DATA_KEY: services.builder.environment.PUBLIC_KEY,
  });
  assert.deepEqual(services.builder.environment, services.site.environment);
  assert.match(buildStages.get('builder') ?? '', /^ENV .*PUBLIC_DATA_KEY=\$PUBLIC_DATA_KEY$/m);
  const known = readFileSync('.env.example', 'utf8');
  for (const name of Object.keys(services.site.environment))
    assert.match(known, new RegExp(`^${name}=`, 'm'), name);
});
