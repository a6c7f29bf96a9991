import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { CheckboxField } from '#forms/choice-fields.tsx';
import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { galleryQueries } from '../gallery-queries.ts';
import styles from './gallery-section.module.css';

export interface CategoryChoiceProps {
  /** The categories in which the photo book is shown. */
  saved: readonly string[] | undefined;
  /** Whether something about the photo book is being written, and they take no press. */
  busy: boolean;
  /** Whether it is they that are being saved. */
  isSaving: boolean;
  /** Resolves to whether they are saved. */
  onSave: (categoryIds: string[]) => Promise<boolean>;
}

/** The categories in which a photo book is shown in the gallery; nothing where there are none to choose from. */
export function CategoryChoice({ saved, busy, isSaving, onSave }: CategoryChoiceProps) {
  const id = useId();
  const { data: categories = [] } = useQuery(galleryQueries.categories());
  // The ones that were ticked or not, so that what is saved elsewhere meanwhile shows for all others (R9).
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  if (categories.length === 0) return null;

  // In the order of the list; a category that there is no more is given up with the next change.
  const isSaved = (categoryId: string) => saved?.includes(categoryId) === true;
  const chosen = categories.map((category) => category.id).filter((one) => ticked.get(one) ?? isSaved(one));
  const isSame = categories.every((category) => chosen.includes(category.id) === isSaved(category.id));
  const save = async () => {
    // What is saved is what the service holds, also when that is changed elsewhere from now on.
    if (await onSave(chosen)) setTicked(new Map());
  };
  const choose = (categoryId: string, isChosen: boolean) => setTicked(new Map([...ticked, [categoryId, isChosen]]));
  return (
    <fieldset className={styles.categories} aria-describedby={`${id}-hint`}>
      <legend className={styles.legend}>{t('gallery.categories')}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('gallery.categories.about')}
      </p>
      <div className={styles.choices}>
        {categories.map((category) => (
          <CheckboxField
            key={category.id}
            label={category.name}
            checked={chosen.includes(category.id)}
            aria-disabled={busy || undefined}
            onChange={(event) => !busy && choose(category.id, event.target.checked)}
          />
        ))}
      </div>
      <Button
        className={styles.save}
        busy={busy}
        busyLabel={isSaving ? t('gallery.categories.saving') : ''}
        disabledReason={isSame && !busy ? t('gallery.categories.same') : undefined}
        onClick={() => void save()}
      >
        {t('gallery.categories.save')}
      </Button>
    </fieldset>
  );
}
