import { escapeHtml } from '#sandbox/http/escape-html.ts';
import { page, table } from '../../contracts/verifier/page.ts';
import { meaningOf, breakingChanges, QUESTIONS, refusal, verdictLine, verdictText, type Verdict } from './verdict.ts';
import type { Change, Question } from './change.ts';

const questions = Object.keys(QUESTIONS) as Question[];

/** The verdicts as each reader wants them: people on a terminal, a browser, programs, and the checks of GitHub and GitLab. */
export const FORMATS: Record<string, (verdicts: Verdict[]) => string> = {
  text: textReport,
  html: htmlReport,
  json: (verdicts) => JSON.stringify({ answers: answers(verdicts), verdicts: changed(verdicts) }, null, 2),
  github: githubReport,
  gitlab: gitlabReport,
};

function changed(verdicts: Verdict[]): Verdict[] {
  return verdicts.filter((verdict) => verdictLine(verdict) !== undefined);
}

/** The answer to each question: over all services, and how many changes it is because of. */
function answers(
  verdicts: Verdict[],
): { question: string; answer: 'yes' | 'no'; changes: number; services: string[] }[] {
  return questions.map((question) => {
    const against = verdicts.filter((verdict) => breakingChanges(verdict, question).length > 0);
    return {
      question: QUESTIONS[question].asks,
      answer: against.length > 0 ? 'no' : 'yes',
      changes: against.reduce((sum, verdict) => sum + breakingChanges(verdict, question).length, 0),
      services: against.map(({ service }) => service),
    };
  });
}

function answerLines(verdicts: Verdict[]): string[] {
  return answers(verdicts).map(({ question, answer, changes, services }) =>
    answer === 'yes'
      ? `${question} Yes.`
      : `${question} No: ${changes} ${changes === 1 ? 'change' : 'changes'} of ${services.join(', ')}.`,
  );
}

function textReport(verdicts: Verdict[]): string {
  const texts = verdicts.flatMap((verdict) => verdictText(verdict) ?? []);
  if (texts.length === 0) return `Nothing changed since the baseline in ${verdicts.length} services.`;
  return [...texts, '', ...answerLines(verdicts)].join('\n');
}

function htmlReport(verdicts: Verdict[]): string {
  const sections = changed(verdicts).map(
    (verdict) => `<h2>${verdict.refused ? '✗' : '✓'} ${escapeHtml(verdictLine(verdict) ?? '')}</h2>
${verdict.refused ? `<p class="bad">${escapeHtml(refusal(verdict))}</p>` : ''}
${verdict.changes.length > 0 ? tableOf(verdict.changes) : ''}`,
  );
  const lines = answerLines(verdicts);
  return page(
    'Changes of the specs since the baseline',
    [
      ...answers(verdicts).map(
        ({ answer }, index) => `<p class="${answer === 'yes' ? 'good' : 'bad'}">${escapeHtml(lines[index] ?? '')}</p>`,
      ),
      ...(sections.length > 0 ? sections : [`<p>Nothing changed in ${verdicts.length} services.</p>`]),
    ].join('\n'),
  );
}

function tableOf(changes: Change[]): string {
  return table(
    ['Meaning', 'Operation', 'Part', 'Change', 'Place'],
    changes.map((change) => [meaningOf(change), change.operation, change.place, change.text, change.at]),
  );
}

/** Workflow commands: GitHub shows them at the lines of a pull request. */
function githubReport(verdicts: Verdict[]): string {
  const plain = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => plain(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const lines = verdicts.flatMap(({ changes, refused }) =>
    changes.map((change) => {
      const { file, line } = placeIn(change);
      const level = change.breaks.length === 0 ? 'notice' : refused ? 'error' : 'warning';
      return `::${level} file=${property(file)},line=${line},title=${property(meaningOf(change))}::${plain(sentence(change))}`;
    }),
  );
  return [...lines, ...answerLines(verdicts)].join('\n');
}

/** A report of code quality: GitLab shows it in a merge request. */
function gitlabReport(verdicts: Verdict[]): string {
  const issues = verdicts.flatMap(({ service, changes, refused }) =>
    changes.map((change) => {
      const { file, line } = placeIn(change);
      return {
        description: `${meaningOf(change)}: ${sentence(change)}`,
        check_name: 'api-diff',
        fingerprint: Buffer.from(`${service} ${sentence(change)}`).toString('base64url'),
        severity: change.breaks.length === 0 ? 'info' : refused ? 'blocker' : 'major',
        location: { path: file, lines: { begin: line } },
      };
    }),
  );
  return JSON.stringify(issues, null, 2);
}

function sentence({ operation, place, text }: Change): string {
  return `${[operation, place].filter(Boolean).join(', ')}: ${text}`;
}

function placeIn({ at }: Change): { file: string; line: number } {
  const [, file = at, line = '1'] = /^(.*):(\d+)$/.exec(at) ?? [];
  return { file, line: Number(line) };
}
