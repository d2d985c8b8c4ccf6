import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '#tests/support/run/seeded-random.ts';
import { createSteps } from './survey-steps.ts';

function openTab() {
  let now = 0;
  let tasks: { at: number; work: () => void }[] = [];
  const later = (work: () => void, milliseconds = 0) => tasks.push({ at: now + milliseconds, work });
  const entries = [{ url: '/survey', state: null as unknown }];
  let index = 0;
  const popstate = new Set<() => void>();
  const currentEntry = () => entries[index] as (typeof entries)[number];
  const traverse = (by: number) =>
    later(() => {
      if (!entries[index + by]) return;
      index += by;
      for (const listener of popstate) listener();
    });
  Object.assign(globalThis, {
    setTimeout: later,
    requestAnimationFrame: later,
    addEventListener: (_type: string, listener: () => void) => popstate.add(listener),
    location: {
      get href() {
        return `http://localhost${currentEntry().url}`;
      },
      get search() {
        return new URL(this.href).search;
      },
    },
    history: {
      get state() {
        return currentEntry().state;
      },
      pushState: (state: unknown, _unused: string, url: string) => {
        entries.splice(index + 1, entries.length, { url, state });
        index += 1;
      },
      replaceState: (state: unknown, _unused: string, url: string) => {
        entries[index] = { url, state };
      },
      back: () => traverse(-1),
    },
  });
  return {
    traverse,
    look: (by = 0) => Number(new URLSearchParams(entries[index + by]?.url.split('?')[1]).get('step')),
    has: (by: number) => entries[index + by] !== undefined,
    before: () => index,
    forget: () => {
      entries.splice(0, index);
      index = 0;
    },
    run: () => {
      for (;;) {
        const [next] = tasks.toSorted((a, b) => a.at - b.at);
        if (!next) return;
        tasks = tasks.filter((task) => task !== next);
        now = next.at;
        next.work();
      }
    },
  };
}

test('keeps the step, URL and browser history consistent over 20,000 random actions', () => {
  const { below, pick } = seededRandom();
  const tab = openTab();
  let furthest = 7;
  let held: number[] = [];
  let calls = 0;
  const steps = createSteps({ lastReachableStep: () => furthest, onBlocked: (step) => held.push(step) });
  steps.subscribe(() => {
    calls = steps.current();
  });
  const pressMaybeTwice = (press: () => void) => {
    press();
    if (below(2)) press();
  };

  for (let turn = 0; turn < 20_000; turn++) {
    const step = steps.current();
    const places = tab.before();
    const cameFrom = step > 0 && history.state?.from === step - 1;
    held = [];
    const did = pick(['go', 'hasty', 'back', 'traverse', 'answer', 'leave', 'forget']);
    let expected = step;
    if (did === 'go') {
      expected = below(furthest + 1);
      pressMaybeTwice(() => steps.go(expected));
    } else if (did === 'hasty') {
      const [first, last] = [below(furthest + 1), below(furthest + 1)];
      steps.go(first);
      steps.go(last);
      // The last step is the current one, so only the first call has an effect.
      expected = last === step ? first : last;
    } else if (did === 'back' && step > 0) {
      expected = step - 1;
      pressMaybeTwice(() => steps.back(step - 1));
    } else if (did === 'traverse') {
      const by = pick([-1, 1]);
      if (tab.has(by)) {
        const asked = tab.look(by);
        expected = Math.min(asked, furthest);
        tab.traverse(by);
        tab.run();
        assert.deepEqual(held, expected < asked && expected === step ? [step] : [], `turn ${turn}: held`);
      }
    } else if (did === 'answer') {
      // Answers are cleared only in the visible step.
      furthest = Math.max(1, step) + below(8 - Math.max(1, step));
    } else if (did === 'leave') {
      steps.leave();
      expected = 0;
    } else if (did === 'forget') tab.forget();
    tab.run();

    const where = `turn ${turn}, ${did} from ${step}`;
    assert.equal(steps.current(), expected, where);
    assert.equal(tab.look(), expected, `${where}: address`);
    assert.equal(calls, expected, `${where}: listeners`);
    if (did === 'go' || did === 'hasty')
      assert.equal(tab.before(), places + (expected === step ? 0 : 1), `${where}: one place more`);
    if (did === 'back')
      assert.equal(tab.before(), places - (cameFrom && places > 0 ? 1 : 0), `${where}: through the history`);
  }
});

test('keeps a step that was chosen before the component subscribed', () => {
  const tab = openTab();
  const steps = createSteps({ lastReachableStep: () => 7, onBlocked: () => {} });
  steps.go(1);
  steps.subscribe(() => {});
  tab.run();
  assert.equal(steps.current(), 1);
});
