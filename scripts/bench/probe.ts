/** Selectors and margins of a page that is measured. */
export interface ProbeConfig {
  /** Selects the tiles; a picture is in each, once it is there. */
  tile: string;
  /** Selects the large picture of an open photo. */
  viewer: string;
  /** Selects what scrolls; the page itself when undefined. */
  scroller?: string;
  /** Height of what covers the upper edge of the view, in px. */
  coveredTop: number;
  /** Distance from the lower edge, in px, to which pictures reach at least. */
  slack: number;
}

/** State of the view at a moment; areas as shares of the view. */
export interface Look {
  visible: number;
  painted: number;
  paintedArea: number;
  bottom: number;
  scrollTop: number;
}

/** Times in ms since the navigation; undefined for what did not happen in time. */
export interface Filled {
  first?: number;
  full?: number;
  /** Time at which the last picture of the full view had arrived, before it was drawn. */
  arrived?: number;
}

/** An element: what is selected and, where that is said, reads so. */
export interface Target {
  selector: string;
  text?: string;
}

/** Visible effect of a press: another path or query, a number of elements, something stored, a page scrolled by a number of px. */
export type Sign =
  | { path: string }
  | { search: string }
  | { selector: string; count: number }
  | { stored: string; text: string }
  | { scrolled: number };

export interface Recording {
  /** Times at which the frames began. */
  frames: number[];
  looks: Look[];
  /** Time of scripts in frames that took longer than 50 ms, by frame, in ms. */
  scripts: number[];
  /** Sum of the layout shifts. */
  shift: number;
}

export interface Probe {
  /** Times at which the page filled after the navigation. */
  loaded: Promise<Filled>;
  /** Waits until the view is full and stays so for `hold` ms. */
  fill: (hold: number, timeout?: number) => Promise<Filled>;
  look: () => Look;
  /**
   * Time at which a condition held first, after that frame's rendering; undefined when it did not within `timeout` ms.
   */
  until: (condition: () => boolean, timeout?: number) => Promise<number | undefined>;
  isThere: (sign: Sign) => boolean;
  /** The middle of the nth element that is selected, reads so and is drawn. */
  placeOf: (target: Target, nth?: number) => { x: number; y: number } | undefined;
  scroller: () => Element;
  record: (withLooks: boolean) => void;
  stop: () => Recording;
  /** Goes to a place of the whole, from 0 to 1; resolves in ms until the view is full. */
  jump: (share: number) => Promise<number | undefined>;
  /** Waits for a large picture other than `before`; in ms since the last press of button or key. */
  viewer: (before: string) => Promise<{ ms: number; src: string } | undefined>;
  /** The longest of the presses of a button since the last call, in ms until the next paint; undefined below 16 ms. */
  longestInteraction: () => number | undefined;
  /** Notes from now on how long each key waits until the page is given it. */
  watchKeys: () => void;
  /** The longest that one has waited since then, in ms; undefined without any. */
  longestKey: () => number | undefined;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page before anything else; as it stands, so it may use nothing from outside. */
export function installProbe(config: ProbeConfig): void {
  const interactions: number[] = [];
  const longFrames: { at: number; scripts: number }[] = [];
  const shifts: { at: number; value: number }[] = [];
  let pressedAt = 0;
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, (event) => (pressedAt = event.timeStamp), true);

  const observe = (
    type: string,
    take: (entry: PerformanceEntry & Record<string, unknown>) => unknown,
    options = {},
  ) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as PerformanceEntry & Record<string, unknown>);
    }).observe({ type, buffered: true, ...options });
  };
  observe('event', (entry) => entry.name.startsWith('key') || interactions.push(entry.duration), {
    durationThreshold: 16,
  });
  observe('layout-shift', (entry) => void shifts.push({ at: entry.startTime, value: Number(entry.value) }));
  observe('long-animation-frame', (entry) => {
    const scripts = Array.isArray(entry.scripts) ? entry.scripts : [];
    longFrames.push({
      at: entry.startTime,
      scripts: scripts.reduce((sum: number, script: PerformanceEntry) => sum + script.duration, 0),
    });
  });

  const scroller = () =>
    (config.scroller && document.querySelector(config.scroller)) ||
    document.scrollingElement ||
    document.documentElement;
  const isPainted = (picture: HTMLImageElement | null) =>
    picture !== null &&
    picture.complete &&
    picture.naturalWidth > 1 &&
    picture.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** Runs a task right after the rendering of this frame. */
  const afterPaint = () =>
    new Promise<number>((resolve) => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => {
        resolve(performance.now());
        channel.port1.close();
      });
      channel.port1.start();
      channel.port2.postMessage(0);
    });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  function look(): Look {
    const view = { top: config.coveredTop, bottom: innerHeight };
    const seen: Look = { visible: 0, painted: 0, paintedArea: 0, bottom: 0, scrollTop: scroller().scrollTop };
    for (const tile of document.querySelectorAll(config.tile)) {
      const box = tile.getBoundingClientRect();
      const height = Math.min(box.bottom, view.bottom) - Math.max(box.top, view.top);
      const width = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
      if (height <= 2 || width <= 2) continue;
      seen.visible += 1;
      if (!isPainted(tile.querySelector('img'))) continue;
      seen.painted += 1;
      seen.paintedArea += (width * height) / (innerWidth * (view.bottom - view.top));
      seen.bottom = Math.max(seen.bottom, box.bottom);
    }
    return seen;
  }

  /** Time at which the last picture in view came over the network; those beyond it, and better ones, follow. */
  function lastArrival(): number {
    const pictures = [...document.querySelectorAll<HTMLImageElement>(`${config.tile} img`)].filter((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return bottom > config.coveredTop && top < innerHeight;
    });
    const arrivals = pictures.map(
      ({ currentSrc }) =>
        performance.getEntriesByName(currentSrc).find((entry) => entry instanceof PerformanceResourceTiming)
          ?.responseEnd ?? 0,
    );
    return Math.max(...arrivals);
  }

  function isFull({ visible, painted, paintedArea, bottom, scrollTop }: Look): boolean {
    if (visible === 0 || painted < visible) return false;
    const box = scroller();
    const isAtEnd = scrollTop + box.clientHeight >= box.scrollHeight - 4;
    return bottom >= innerHeight - config.slack || (isAtEnd && paintedArea > 0.1);
  }

  async function fill(hold: number, timeout = 60_000): Promise<Filled> {
    const began = performance.now();
    const filled: Filled = {};
    while (performance.now() - began < timeout) {
      await frame();
      const seen = document.documentElement ? look() : undefined;
      if (seen && seen.painted > 0) filled.first ??= await afterPaint();
      if (!seen || !isFull(seen)) filled.full = undefined;
      else if (filled.full === undefined) {
        filled.arrived = lastArrival();
        filled.full = await afterPaint();
      } else if (performance.now() - filled.full >= hold) return filled;
    }
    return { first: filled.first };
  }

  async function until(condition: () => boolean, timeout = 60_000): Promise<number | undefined> {
    const began = performance.now();
    while (performance.now() - began < timeout) {
      if (condition()) return afterPaint();
      await frame();
    }
    return undefined;
  }

  function isThere(sign: Sign): boolean {
    if ('path' in sign) return location.pathname === sign.path;
    if ('search' in sign) return location.search.includes(sign.search);
    if ('selector' in sign) return document.querySelectorAll(sign.selector).length === sign.count;
    if ('stored' in sign) return localStorage.getItem(sign.stored)?.includes(sign.text) === true;
    return scrollY > sign.scrolled;
  }

  function placeOf({ selector, text }: Target, nth = 0): { x: number; y: number } | undefined {
    const drawn = [...document.querySelectorAll(selector)].filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.getBoundingClientRect().height > 0,
    );
    const wanted = drawn.filter(
      ({ textContent }) => text === undefined || textContent?.replaceAll('\u00AD', '').trim() === text,
    )[nth];
    if (!wanted) return undefined;
    const { left, top, width, height } = wanted.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  let recording: { frames: number[]; looks: Look[]; since: number } | undefined;
  function record(withLooks: boolean): void {
    const own = { frames: [], looks: [], since: performance.now() } as {
      frames: number[];
      looks: Look[];
      since: number;
    };
    recording = own;
    const take = (at: number) => {
      if (recording !== own) return;
      own.frames.push(at);
      if (withLooks) own.looks.push(look());
      requestAnimationFrame(take);
    };
    requestAnimationFrame(take);
  }
  function stop(): Recording {
    const { frames = [], looks = [], since = 0 } = recording ?? {};
    recording = undefined;
    const during = ({ at }: { at: number }) => at >= since;
    return {
      frames,
      looks,
      scripts: longFrames.filter(during).map(({ scripts }) => scripts),
      shift: shifts.filter(during).reduce((sum, { value }) => sum + value, 0),
    };
  }

  async function jump(share: number): Promise<number | undefined> {
    const box = scroller();
    const began = performance.now();
    box.scrollTop = Math.round(share * (box.scrollHeight - box.clientHeight));
    const { full } = await fill(300, 30_000);
    return full === undefined ? undefined : full - began;
  }

  const largePicture = (before: string) =>
    [...document.querySelectorAll<HTMLImageElement>(config.viewer)].find(
      (picture) =>
        isPainted(picture) && picture.naturalWidth * picture.naturalHeight > 500_000 && picture.currentSrc !== before,
    );
  async function viewer(before: string): Promise<{ ms: number; src: string } | undefined> {
    const began = performance.now();
    while (performance.now() - began < 15_000) {
      const picture = largePicture(before);
      if (picture) {
        await picture.decode().catch(() => {});
        await frame();
        return { ms: performance.now() - pressedAt, src: picture.currentSrc };
      }
      await frame();
    }
    return undefined;
  }

  function longestInteraction(): number | undefined {
    const longest = interactions.length > 0 ? Math.max(...interactions) : undefined;
    interactions.length = 0;
    return longest;
  }

  const keys: number[] = [];
  const watchKeys = () =>
    addEventListener('keydown', ({ timeStamp }) => void keys.push(performance.now() - timeStamp), true);
  const longestKey = () => (keys.length > 0 ? Math.max(...keys) : undefined);

  // Where the driver puts this into the page only once it is there, pictures may be, too: when they came is not known then.
  const isLate = document.documentElement !== null && look().painted > 0;

  window.probe = {
    loaded: fill(400).then((filled) => (isLate ? {} : filled)),
    fill,
    look,
    until,
    isThere,
    placeOf,
    scroller,
    record,
    stop,
    jump,
    viewer,
    longestInteraction,
    watchKeys,
    longestKey,
  };
}
