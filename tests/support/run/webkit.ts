import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '#tests/support/server/free-port.ts';
import { findOnPath, findOrInstall } from './find-browser.ts';

const startTimeoutMilliseconds = 20_000;

/** @returns the programs that drive WebKitGTK and provide a display, undefined if they are not available */
export function findWebKit(): { driver: string; screen: string } | undefined {
  const find = () => {
    const [driver, screen] = [findOnPath(['WebKitWebDriver']), findOnPath(['Xvfb'])];
    return driver && screen ? { driver, screen } : undefined;
  };
  return findOrInstall(find, 'webkit2gtk-driver', 'xvfb');
}

/**
 * Opens WebKit, the engine of Safari and of all iPhone browsers, as WebKitGTK in its own window.
 * @returns the session, and a function that closes it and stops all processes
 */
export async function openWebKit(): Promise<{ page: WebDriver; close(): Promise<void> }> {
  const programs = findWebKit();
  if (!programs) throw new Error('WebKitWebDriver and Xvfb are missing (Debian: webkit2gtk-driver, xvfb).');
  const screen = spawn(programs.screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24']);
  const started: ChildProcess[] = [screen];
  const stopAll = () => Promise.all(started.map(stopProcess));
  try {
    const startTimeout = AbortSignal.timeout(startTimeoutMilliseconds);
    const [display] = await once(screen.stdout, 'data', { signal: startTimeout });
    const port = await findFreePort();
    const env = { ...process.env, DISPLAY: `:${String(display).trim()}` };
    started.push(spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' }));
    const address = `http://127.0.0.1:${port}`;
    await waitUntilReady(`${address}/status`, startTimeout);
    const page = await new Builder().usingServer(address).forBrowser('MiniBrowser').build();
    const close = async () => {
      await page.quit();
      await stopAll();
    };
    return { page, close };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function waitUntilReady(address: string, patience: AbortSignal) {
  for (;;) {
    patience.throwIfAborted();
    const response = await fetch(address, { signal: patience }).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function stopProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
