import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import { type By, Key, type Locator, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findOnPath, findOrInstall } from './find-browser.ts';

const pollMilliseconds = 50;

/** @returns the path of Firefox, undefined if it is not available */
function findFirefox(): string | undefined {
  return findOrInstall(() => findOnPath(['firefox-esr', 'firefox']), 'firefox-esr');
}

/**
 * Opens Firefox through WebDriver BiDi, which needs no geckodriver, with the part of Selenium's interface that the
 * engine tests use.
 */
export async function openFirefox(): Promise<{ page: WebDriver; close(): Promise<void> }> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('Firefox is missing (Debian: firefox-esr).');
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  return { page: createDriver(page) as unknown as WebDriver, close: () => browser.close() };
}

function createDriver(page: Page) {
  const driver = {
    get: (address: string) => page.goto(address),
    getCurrentUrl: async () => page.url(),
    manage: () => ({
      window: () => ({ setRect: (size: { width: number; height: number }) => page.setViewport(size) }),
    }),
    // A page that is restored from the back/forward cache fires no `load`.
    navigate: () => ({ back: () => page.evaluate(() => history.back()) }),
    executeScript: (script: string | (() => unknown), ...elements: (WebElement & Handle)[]) =>
      page.evaluate(
        (typeof script === 'string' ? new Function(script) : script) as () => unknown,
        ...(elements.map(({ handle }) => handle) as []),
      ),
    findElements: async (locator: Locator) => {
      const { using, value } = locator as By & { using: string; value: string };
      const found = await page.$$(using === 'xpath' ? `::-p-xpath(${value})` : value);
      return found.map((handle) => createElement(page, handle));
    },
    async wait(
      wanted: { fn(driver: unknown): unknown } | (() => Promise<unknown>),
      patience: number,
      message = '',
    ) {
      const look = typeof wanted === 'function' ? wanted : () => wanted.fn(driver);
      for (const end = Date.now() + patience; Date.now() < end; ) {
        const found = await Promise.resolve(look()).catch(() => undefined);
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
      }
      throw new Error(`not found after ${patience} ms: ${message}`);
    },
  };
  return driver;
}

type Handle = { handle: ElementHandle };

function createElement(page: Page, handle: ElementHandle) {
  return {
    handle,
    // An option element has no box.
    isDisplayed: async () => ((await handle.$('xpath/ancestor::select')) ?? handle).isVisible(),
    getText: () => handle.evaluate((element) => element.textContent),
    getTagName: () => handle.evaluate(({ localName }) => localName),
    getAttribute: (name: string) =>
      handle.evaluate((element, name) => (element as never)[name] ?? element.getAttribute(name), name),
    async click() {
      const list = await handle.evaluate((element) => element instanceof HTMLOptionElement && element.value);
      if (list === false) return handle.click();
      const select = await handle.$('xpath/ancestor::select');
      await select?.select(list);
    },
    async sendKeys(...texts: string[]) {
      await handle.focus();
      for (const text of texts) {
        for (const key of text) {
          if (key === Key.CONTROL) await page.keyboard.down('Control');
          else if (key === Key.NULL) await page.keyboard.up('Control');
          else if (key === Key.ENTER) await page.keyboard.press('Enter');
          else await page.keyboard.sendCharacter(key);
        }
      }
    },
  };
}
