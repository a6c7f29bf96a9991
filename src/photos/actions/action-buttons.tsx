import { useState } from 'react';
import { t } from '#i18n/texts.ts';
import { useSingleRun } from '#lib/use-single-run.ts';
import { useActivation, whyNoActions } from '#photos/activation/library-activation.ts';
import { Button } from '#ui/button.tsx';
import styles from './action-buttons.module.css';
import { showFailure } from './failure-toast.ts';
import type { ActionTarget, PhotoAction } from './photo-action.ts';

export interface ActionButtonsProps {
  actions: readonly PhotoAction[];
  /** What they work on; asked for when one is pressed. */
  target: () => ActionTarget;
  list: ActionTarget['list'];
  count: number;
}

/** The buttons of a toolbar of photos: what cannot be done now says why (X15); one at a time. */
export function ActionButtons({ actions, target, list, count }: ActionButtonsProps) {
  const [latest, setLatest] = useState<PhotoAction['key']>();
  const { isRunning, run } = useSingleRun();
  const whyNot = whyNoActions(useActivation());
  const start = async (action: PhotoAction) => {
    setLatest(action.key);
    try {
      await action.run(target());
    } catch (error) {
      // A script of the action that cannot be had; what else fails, actions tell themselves.
      showFailure(t('failure.action'), error);
    }
  };
  const offered = actions.filter(({ isOffered }) => isOffered?.({ count }) ?? true);
  return offered.map((action) => (
    <Button
      key={action.key}
      variant="quiet"
      icon={action.icon}
      className={styles.button}
      disabledReason={whyNot ?? action.whyNot({ list, count })}
      busy={isRunning && latest === action.key}
      // A double click is one press, and so is a key that is held: the next photo of a preview would be meant by the second.
      onClick={({ detail }) => detail < 2 && void run(() => start(action))}
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
    >
      <span className={styles.label}>{t(action.label)}</span>
    </Button>
  ));
}
