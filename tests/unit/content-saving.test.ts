import assert from 'node:assert/strict';
import test from 'node:test';
import { toPatch, toPatches } from '#desk/content/editing/stored-patches.ts';
import {
  applyResponse,
  applyUnsaved,
  diffUnsaved,
  markSent,
  remainingClashes,
  resolveClash,
  savedVersionAt,
  type UnsavedChange,
} from '#desk/content/editing/unsaved.ts';
import { findPatchProblem } from '#server/content/check-patch.ts';
import { acceptChanges, type Draft, toStoredChange } from '#server/content/draft.ts';
import type { ContentChange, ContentClash, ContentDocument } from '#shared/desk/content.ts';
import { applyPatches, isSame, keyOf, type Path, valueAt, withValue } from '#shared/desk/working-copy.ts';
import { createWalkSeeds, type Random, seededRandom } from '#tests/support/run/seeded-random.ts';

const published = { title: 'Published', lead: 'Published' };
const paths: Path[] = [['title'], ['lead']];
const unstorableText = 'No\0';

type PutResponse = { document: ContentDocument; clashes: ContentClash[] };

function createServer() {
  let drafts: Draft[] = [];
  const value = (path: Path) =>
    valueAt(
      applyPatches(
        published,
        drafts.map(({ patch }) => patch),
      ),
      path,
    );
  const document = (): ContentDocument => ({
    id: 'home',
    name: 'Home',
    group: 'pages',
    route: '/',
    published,
    changes: drafts.map(toStoredChange),
    problems: [],
    others: [],
  });
  function put(by: string, changes: readonly ContentChange[]): PutResponse {
    const wrong = changes.flatMap(({ path, patch }): ContentClash[] => {
      const words = patch && findPatchProblem(published, patch);
      return words ? [{ path, theirs: null, by: null, at: null, wrong: words }] : [];
    });
    const isWrong = (path: Path) => wrong.some((clash) => keyOf(clash.path) === keyOf(path));
    const fitting = changes.filter(({ path }) => !isWrong(path));
    const taken = acceptChanges(published, drafts, fitting, by);
    drafts = taken.drafts;
    return { document: document(), clashes: [...wrong, ...taken.clashes] };
  }
  return { value, document, put };
}

type Server = ReturnType<typeof createServer>;

function createWriter(name: string, server: Server, lastBy: Map<string, string>) {
  let document = server.document();
  let unsaved: ReadonlyMap<string, UnsavedChange> = new Map();
  let clashes: ReadonlyMap<string, ContentClash> = new Map();
  let line: { sent: ReadonlyMap<string, UnsavedChange>; answer?: PutResponse } | null = null;
  const wanted = new Map<string, unknown>();
  const owed = new Set<string>();
  let hasLost = false;
  const seen = new Set<string>();

  const storedContent = () => applyPatches(published, toPatches(document));
  const shownValue = (path: Path) => valueAt(applyUnsaved(storedContent(), unsaved), path);
  const listUnsentChanges = () => [...unsaved].filter(([key]) => !clashes.has(key));

  function render() {
    for (const { path, version } of document.changes) if (!unsaved.has(keyOf(path))) seen.add(version);
    for (const { theirs } of clashes.values()) if (theirs) seen.add(theirs.version);
    for (const path of paths) {
      const key = keyOf(path);
      if (owed.has(key)) assert.equal(shownValue(path), wanted.get(key), `${name} sees what ${name} typed`);
    }
  }
  function typeText(path: Path, value: unknown) {
    const [key, before] = [keyOf(path), unsaved];
    const next = withValue(applyUnsaved(storedContent(), before), path, value);
    unsaved = diffUnsaved(next, storedContent(), before, (at) => savedVersionAt(document, at));
    clashes = remainingClashes(clashes, before, unsaved);
    wanted.set(key, value);
    owed.add(key);
    for (const other of owed) if (!unsaved.has(other)) owed.delete(other);
  }
  function sendUnsavedChanges() {
    if (line || listUnsentChanges().length === 0) return;
    const sent = new Map(listUnsentChanges());
    unsaved = markSent(unsaved, sent);
    line = { sent };
  }
  function storeSentChanges() {
    if (!line || line.answer) return;
    const before = new Map(server.document().changes.map((change) => [keyOf(change.path), change]));
    const changes = [...line.sent.values()].map(({ path, patch, was }) => ({ path, patch, was }));
    line.answer = server.put(name, changes);
    for (const path of paths) {
      const [key, old] = [keyOf(path), before.get(keyOf(path))];
      if (old?.version === (savedVersionAt(line.answer.document, key) ?? undefined)) continue;
      if (old && old.by !== name) assert.ok(seen.has(old.version), `${name} overwrote an unseen draft`);
      lastBy.set(key, name);
    }
    for (const path of paths) if (server.value(path) === wanted.get(keyOf(path))) owed.delete(keyOf(path));
  }
  function receiveResponse() {
    if (!line?.answer) return;
    const { sent, answer } = line;
    // A stored draft that equals the sent change is the writer's own.
    for (const change of answer.document.changes)
      if (isSame(toPatch(change), sent.get(keyOf(change.path))?.patch)) seen.add(change.version);
    const found = new Map(answer.clashes.map((clash) => [keyOf(clash.path), clash]));
    line = null;
    for (const { by } of answer.clashes) assert.ok(hasLost || by !== name, `${name} clashes with ${name}`);
    document = answer.document;
    unsaved = applyResponse(unsaved, sent, answer);
    clashes = new Map([...clashes, ...remainingClashes(found, sent, unsaved)]);
    for (const [key, { path, patch }] of sent) {
      // The server has stored what the writer typed last.
      if (!found.has(key) && valueAt(applyPatches(published, patch ? [patch] : []), path) === wanted.get(key))
        owed.delete(key);
    }
  }
  function resolveFirstClash(whose: 'mine' | 'theirs') {
    const [first] = clashes;
    if (!first) return;
    const [key, clash] = first;
    if (clash.wrong && whose === 'mine') return typeText(clash.path, 'Mended');
    unsaved = resolveClash(unsaved, key, clash, whose);
    clashes = new Map([...clashes].filter(([other]) => other !== key));
    if (whose === 'mine') return;
    wanted.set(key, shownValue(clash.path));
    owed.delete(key);
  }
  const actions = {
    type: typeText,
    send: sendUnsavedChanges,
    arrive: storeSentChanges,
    hear: receiveResponse,
    settle: resolveFirstClash,
    lose: () => {
      hasLost ||= line !== null;
      line = null;
    },
    refetch: () => {
      document = server.document();
    },
  };
  return {
    ...actions,
    look: render,
    shown: shownValue,
    wanted: (path: Path) => wanted.get(keyOf(path)),
    isDone: () => !line && unsaved.size === 0 && clashes.size === 0,
  };
}

type Writer = ReturnType<typeof createWriter>;

function takeRandomStep(writer: Writer, { below, pick }: Random) {
  const words = ['Published', 'One', 'Two', 'Three', unstorableText];
  const steps = [
    () => writer.type(pick(paths), pick(words)),
    () => writer.send(),
    () => writer.arrive(),
    () => writer.hear(),
    () => writer.refetch(),
    () => below(4) === 0 && writer.lose(),
    () => writer.settle(pick(['mine', 'theirs'])),
  ];
  pick(steps)();
  writer.look();
}

function saveEverything(writers: readonly Writer[], { pick }: Random) {
  const whose = pick(['mine', 'theirs'] as const);
  for (let rounds = 0; !writers.every((writer) => writer.isDone()); rounds += 1) {
    assert.ok(rounds < 20, 'saving comes to an end');
    for (const writer of writers) {
      for (const act of ['send', 'arrive', 'hear'] as const) {
        writer[act]();
        writer.look();
      }
      writer.settle(whose);
      writer.look();
    }
  }
  for (const writer of writers) writer.refetch();
}

test('stores the last text that each writer sees after random edits, undos and outages', () => {
  const random = seededRandom();
  for (const _ of createWalkSeeds(3_000)) {
    const server = createServer();
    const lastBy = new Map<string, string>();
    const writers = ['Mei', 'Tom'].map((name) => ({ name, ...createWriter(name, server, lastBy) }));
    for (let steps = random.below(40); steps > 0; steps -= 1) takeRandomStep(random.pick(writers), random);
    saveEverything(writers, random);
    for (const path of paths) {
      for (const { name, shown, wanted } of writers) {
        assert.equal(shown(path), server.value(path), 'what is shown in the end is what is stored');
        if (lastBy.get(keyOf(path)) === name) assert.equal(server.value(path), wanted(path), `of ${name}`);
      }
    }
  }
});
