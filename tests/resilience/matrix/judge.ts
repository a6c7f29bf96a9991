import { isRefusedWrite, isTooLate, reportsOf } from '../../support/expected-reports.ts';
import type { FaultKind } from './faults.ts';
import type { Look, Message } from './look.ts';
import type { Operation } from './operations.ts';

/** What is known of a cell once its page has come to rest. */
export interface Evidence {
  operation: Operation;
  fault: FaultKind;
  /** The page when nothing goes wrong. */
  usual: Look;
  look: Look;
  /** Whether what the situation is about has worked. */
  hasWorked: boolean;
  consoleErrors: readonly string[];
  uncaught: readonly string[];
  /** How often the operation was called: without fault, and now. */
  usualCalls: number;
  calls: number;
  /** Whether the authority was asked to sign the customer in. */
  hasSignedIn: boolean;
  /** The page while the network was gone, where that is the fault. */
  away?: Look;
  /** Whether it is called in the course of a write, or of another press whose outcome the customer waits for. */
  isOfWrite: boolean;
  /** The names of fields that have lost what was typed. */
  lost: readonly string[];
  /** The service says by a 404 that there is nothing, or nothing more. */
  isNothing: boolean;
  /** It is read again and again while something is being made. */
  isPolled: boolean;
}

/** What came of a cell. */
export interface Verdict {
  /** In words, as it is reviewed: `failure: Your albums could not be loaded · Try again`. */
  reaction: string;
  /** What must not be. */
  faults: string[];
}

const SHOWN_LINES = 2;

/** What a page says once that has no connection. */
export const NO_CONNECTION = 'No connection. Your photos are safe; we go on when it is back.';

/** The service says that what is to be removed is not there, and still shows it when asked: the page goes by what it shows. */
const AS_GONE = 'taken as gone; the page is read again';

/** The service says that there is nothing more: what the page shows is all. */
const AS_ALL = 'taken as all there is';

/**
 * How often an operation may be called where it is usually called once: it is tried three times, one of an upload eight times
 * (src/features/upload/engine/send-file.ts), and each may be repeated for another reason, too.
 */
const MOST_CALLS = 8;
const MOST_CALLS_OF_UPLOADS = 18;
/** Chromium sends again what was cut on a connection that it had kept, on one after the other: it keeps up to six. */
const KEPT_CONNECTIONS = 6;

/** What is logged in the course of any of these, too: on a busy machine a second is soon over, and three are, and the page goes on without. */
const ALWAYS_EXPECTED = /^Failed to load resource:|^WebSocket connection to /;

/** Whatever else is asked for without a network gets no answer, either. */
const OF_NO_NETWORK = / \| [\w-]+ failed\b/;

/** Judges a cell by what holds everywhere (R1): no crash, no endless waiting, nothing unhandled, nothing lost, and a way on. */
export function judge(evidence: Evidence): Verdict {
  const { operation, fault, usual, look, hasWorked, uncaught, lost, calls, isPolled } = evidence;
  const told = reactionOf(evidence);
  const reaction = evidence.away ? `${reactionAway(usual, evidence.away)}, then ${told || 'nothing is said'}` : told;
  const faults = [
    ...uncaught.map((text) => `uncaught: ${firstLine(text)}`),
    ...evidence.consoleErrors.filter((text) => isCrash(text)).map((text) => `crashed: ${firstLine(text)}`),
    ...evidence.consoleErrors
      .filter((text) => !isCrash(text) && !isExpected(evidence, text))
      .map((text) => `unexpected in the console: ${firstLine(text)}`),
    ...look.waits.filter((wait) => !isPolled && !usual.waits.includes(wait)).map((wait) => `waits for ever: ${wait}`),
    ...lost.map((field) => `lost what was typed: ${field}`),
  ];
  if (calls === 0) faults.push('the operation was not called: nothing was tried');
  const mostCalls =
    (operation.service === 'photo-storage' ? MOST_CALLS_OF_UPLOADS : MOST_CALLS) *
    (fault.name.startsWith('cut') || fault.isNetwork ? KEPT_CONNECTIONS : 1);
  if (!isPolled && calls > evidence.usualCalls * mostCalls + mostCalls)
    faults.push(`asks again and again: ${calls} calls`);
  if (usual.heading !== undefined && look.heading === undefined) faults.push('the page has no heading any more');
  if (evidence.away) faults.push(...faultsAway(evidence, evidence.away));
  const hasFailed = !hasWorked && !fault.isSuccess;
  const wasTold = told !== '' || (evidence.away && saidAway(usual, evidence.away).length > 0);
  if (hasFailed && !wasTold) faults.push(`${operation.operationId} has failed, and nobody is told`);
  if (hasFailed && !hasWayOn(look)) faults.push('there is no way on');
  return { reaction: reaction || (fault.isSuccess ? 'shows as not known' : 'nothing is said'), faults };
}

/** What a page says without a network, beside that. */
function saidAway(usual: Look, away: Look): Message[] {
  return newMessages(usual, away).filter(({ text }) => text !== NO_CONNECTION);
}

function reactionAway(usual: Look, away: Look): string {
  return ['says that there is no connection', ...new Set(saidAway(usual, away).map(describe))].join('; ');
}

/** A read that got no answer is no failure while there is no connection; a write that did not is told as any other. */
function faultsAway({ usual, look, isOfWrite }: Evidence, away: Look): string[] {
  const says = ({ messages }: Look) => messages.some(({ text }) => text === NO_CONNECTION);
  const failures = saidAway(usual, away).filter(({ kind }) => kind === 'failure');
  return [
    ...(says(away) ? [] : ['nothing says that there is no connection']),
    ...(says(look) ? ['it still says that there is no connection'] : []),
    ...(isOfWrite ? [] : failures.map(({ text }) => `told as a failure although there is no connection: ${text}`)),
  ];
}

/** What the page says now that it does not say usually. */
export function newMessages(usual: Pick<Look, 'messages'>, look: Pick<Look, 'messages'>): Message[] {
  const known = new Set(usual.messages.map(({ text }) => text));
  return look.messages.filter(({ text }) => !known.has(text));
}

function reactionOf({ operation, fault, usual, look, hasWorked, hasSignedIn, isNothing }: Evidence): string {
  const again = hasSignedIn ? 'signs in again; ' : '';
  if (look.origin !== usual.origin) return hasWorked ? 'works' : 'leads to the sign-in page';
  // How many months of photos say the same is a matter of how fast they were asked for.
  const said = [...new Set(newMessages(usual, look).map(describe))];
  const shown = look.lines.filter((line) => !usual.lines.includes(line));
  const moved = look.path === usual.path ? '' : `leads to ${look.path}: ${look.heading}; `;
  if (said.length > 0) return again + moved + said.join('; ');
  if (hasWorked) {
    const without = [
      ...(usual.pictures > 0 && look.pictures === 0 ? ['pictures'] : []),
      ...usual.lines.filter((line) => !look.lines.includes(line)),
    ];
    return `${again}works${without.length > 0 ? `, without: ${some(without)}` : ''}${shown.length > 0 ? `, shows: ${some(shown)}` : ''}`;
  }
  if (operation.isRemoval && fault.name === '404') return AS_GONE;
  if (moved !== '') return again + moved.slice(0, -2);
  if (shown.length > 0) return `${again}shows: ${some(shown)}`;
  if (again !== '') return `${again}the page is as before`;
  return isNothing ? AS_ALL : '';
}

function describe({ kind, isInDialog, text, controls, hasReference }: Message): string {
  const place = isInDialog ? `${kind} in the dialog` : kind;
  return `${place}: ${text}${hasReference ? ' (reference)' : ''}${controls.length > 0 ? ` · ${controls.slice(0, 3).join(' · ')}` : ''}`;
}

function some(lines: readonly string[]): string {
  return lines.length > SHOWN_LINES ? `${lines.slice(0, SHOWN_LINES).join(' / ')} / …` : lines.join(' / ');
}

/** Every page of the app has its menu, but what failed has to offer something, too: a page with nothing to press is a dead end. */
function hasWayOn({ controls }: Look): boolean {
  return controls.length > 0;
}

function isCrash(text: string): boolean {
  return / \| render failed\b/.test(text);
}

function isExpected({ operation, fault }: Evidence, text: string): boolean {
  if (ALWAYS_EXPECTED.test(text) || isTooLate(text) || isRefusedWrite(text)) return true;
  if (fault.isNetwork && OF_NO_NETWORK.test(text)) return true;
  const expected = [
    ...reportsOf(operation),
    ...(operation.service === 'app-config' ? ['configuration failed (', 'texts failed'] : []),
    // The link to an archive is looked at before it is handed to the browser.
    ...(operation.service === 'photo-files' ? ['archive failed'] : []),
    ...(fault.name.startsWith('401') ? reportsOf({ service: 'identity-provider' }) : []),
  ];
  return expected.some((one) => text.includes(one));
}

function firstLine(text: string): string {
  return text.split('\n')[0]?.slice(0, 200) ?? '';
}
