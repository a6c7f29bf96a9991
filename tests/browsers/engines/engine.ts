/** The engines that customers' browsers are made of. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** What a customer has told the system, or the browser. */
export interface BrowserOptions {
  dark?: boolean;
  reducedMotion?: boolean;
  /** Nothing of what she does is to be kept. */
  isPrivate?: boolean;
}

/** What one device of input does, as WebDriver spells it. */
export type Actions =
  | { type: 'key'; id: string; actions: KeyAction[] }
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' | 'touch' }; actions: PointerAction[] }
  | { type: 'wheel'; id: string; actions: WheelAction[] };

interface Pause {
  type: 'pause';
  duration?: number;
}
export type KeyAction = Pause | { type: 'keyDown' | 'keyUp'; value: string };
export type PointerAction =
  | Pause
  | { type: 'pointerDown' | 'pointerUp'; button: number }
  | { type: 'pointerMove'; x: number; y: number; duration?: number; origin?: 'viewport' };
export type WheelAction = Pause | { type: 'scroll'; x: number; y: number; deltaX: number; deltaY: number };

/** Function that runs in the page: with and into what JSON can hold, and without anything from around it. */
export type InPage<Args extends unknown[], Result> = (...args: Args) => Result | Promise<Result>;

/** A tab, whatever it shows. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** Sets out for an address, and waits for nothing of it: in WebKit where its engine was told so. */
  setOut(url: string): Promise<void>;
  evaluate<Args extends unknown[], Result>(run: InPage<Args, Result>, ...args: Args): Promise<Result>;
  perform(actions: Actions[]): Promise<void>;
  /** Gives files to the first file input that a selector finds. */
  setFiles(selector: string, paths: string[]): Promise<void>;
  /** Size of the page's part of the window. */
  resize(width: number, height: number): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Comes to the front, as when a customer turns to it. */
  activate(): Promise<void>;
  /** A PNG of what shows. */
  screenshot(): Promise<Buffer>;
  /** The page as it is printed, a PDF. */
  print(): Promise<Buffer>;
  close(): Promise<void>;
}

/** The browser of one customer: nothing of it is known to another. */
export interface Browser {
  tab(): Promise<Tab>;
  /** Every tab, those that pages have opened, too; oldest first. */
  tabs(): Promise<Tab[]>;
  /** Runs a function in each page before everything else, from now on. Missing where the driver cannot. */
  beforePages?<Args extends unknown[]>(run: InPage<Args, void>, ...args: Args): Promise<void>;
  /** What the consoles of all tabs said of errors until now. */
  errors(): Promise<string[]>;
  /** Names of the files that it has saved. */
  saved(): string[];
  close(): Promise<void>;
}

export interface Engine {
  name: EngineName;
  browser(options?: BrowserOptions): Promise<Browser>;
  stop(): Promise<void>;
}
