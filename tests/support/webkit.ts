import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { findOrInstall, onPath } from './find-browser.ts';
import { freePort } from './server-free-port.ts';

const startMilliseconds = 20_000;

/** @returns the programs that drive WebKitGTK and give it a screen, undefined where they are not to be had */
export function findWebKit(): { driver: string; screen: string } | undefined {
  const find = () => {
    const [driver, screen] = [onPath(['WebKitWebDriver']), onPath(['Xvfb'])];
    return driver && screen ? { driver, screen } : undefined;
  };
  return findOrInstall(find, 'webkit2gtk-driver', 'xvfb');
}

/**
 * Opens WebKit, the engine of Safari and of every app's browser on iPhones, as WebKitGTK in a window of its own.
 * @returns the session, and what ends it with all its processes
 */
export async function openWebKit(): Promise<{ page: WebDriver; close(): Promise<void> }> {
  const programs = findWebKit();
  if (!programs) throw new Error('WebKitWebDriver and Xvfb are missing (Debian: webkit2gtk-driver, xvfb).');
  const screen = spawn(programs.screen, [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1600x1200x24',
    '-nolisten',
    'tcp',
  ]);
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    stdio: 'ignore',
  });
  const end = () => Promise.all([driver, screen].map(stop));
  try {
    const address = `http://127.0.0.1:${port}`;
    await answers(`${address}/status`);
    const page = await new Builder().usingServer(address).forBrowser('MiniBrowser').build();
    const close = async () => {
      await page.quit();
      await end();
    };
    return { page, close };
  } catch (error) {
    await end();
    throw error;
  }
}

async function answers(address: string) {
  const deadline = Date.now() + startMilliseconds;
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
