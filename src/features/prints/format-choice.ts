import { useAtom } from 'jotai/react';
import { atom, getDefaultStore } from 'jotai/vanilla';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { personalDataClear } from '#lib/personal-data.ts';
import { readStored, type Stored, writeStored } from '#lib/storage.ts';
import { type PrintFormat, sameKind } from '#photos/print-quality/print-formats.ts';
import { usePrintFormats } from '#photos/print-quality/use-print-formats.ts';
import { PRODUCT_CODE } from './hand-over.ts';

const schema = z.object({ id: z.string().check(z.minLength(1)), isArticle: z.boolean() });

type Choice = z.infer<typeof schema>;

/** Of the tab: back from the editor the customer goes on with the format that she left it with. */
const stored: Stored<Choice> = {
  key: 'printFormat',
  parse: (value) => schema.safeParse(value).data,
  store: () => sessionStorage,
};

const choiceAtom = atom<Choice | undefined>(readStored(stored));

personalDataClear.on(() => getDefaultStore().set(choiceAtom, undefined));

/** Formats that photos can be ordered in, and the one that they are looked at for. */
export interface FormatChoice {
  /** Undefined while they are on their way. */
  formats: readonly PrintFormat[] | undefined;
  /** The customer's choice, or else what the editor opens with. */
  format: PrintFormat | undefined;
  /**
   * ID of the article that the customer has chosen, for the editor; undefined where she has not chosen, or where another format shows
   * in its place, since the shop does not have it any more or its articles are not known.
   */
  chosenArticle: string | undefined;
  choose: (format: PrintFormat) => void;
}

/** Hook: the format that photos are selected for. */
export function useFormatChoice(): FormatChoice {
  const all = usePrintFormats();
  const [choice, setChoice] = useAtom(choiceAtom);
  const formats = useMemo(() => all && sameKind(all, PRODUCT_CODE), [all]);
  const byId = (wanted: string | undefined) => formats?.find(({ id }) => id === wanted);
  const isThere = formats === undefined || byId(choice?.id)?.articleType !== undefined;
  return {
    formats,
    format: byId(choice?.id) ?? byId(PRODUCT_CODE) ?? formats?.[0],
    chosenArticle: choice?.isArticle === true && isThere ? choice.id : undefined,
    choose({ id, articleType }) {
      const next = { id, isArticle: articleType !== undefined };
      setChoice(next);
      writeStored(stored, next);
    },
  };
}
