import { useId } from 'react';
import { useNavigate } from 'react-router';
import { CopyReference } from '#failures/copy-reference.tsx';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { Button, buttonClass, IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Progress } from '#ui/progress.tsx';
import type { Job, JobAction } from './job-list.ts';
import styles from './job-row.module.css';

/** Row of a job: its title, its progress or the reason why it failed, and what can be done about it. */
export function JobRow({ job }: { job: Job }) {
  const { icon, title, name, progress, notes = [], failure, actions = [], dismiss } = job;
  const shown = useId();
  const hidden = useId();
  const cross = useId();
  const about = name === undefined ? shown : hidden;
  return (
    <li className={styles.row} data-kept-failure={failure?.isAnnounced ? '' : undefined}>
      <Icon name={failure ? 'error' : icon} size={20} className={failure ? styles.failed : styles.icon} />
      <div className={styles.body}>
        {failure && (
          <p
            id={title === '' ? shown : undefined}
            className={styles.text}
            role={failure.isAnnounced ? undefined : 'alert'}
          >
            {failure.text}
          </p>
        )}
        {progress ? (
          <Progress label={title} labelId={shown} {...progress} isSilent />
        ) : (
          title !== '' && (
            <p id={shown} className={failure ? styles.about : styles.text}>
              {title}
            </p>
          )
        )}
        {name !== undefined && (
          <span id={hidden} hidden>
            {name}
          </span>
        )}
        {notes.map(({ text, role }) => (
          // What is of no hurry the card reads out (`JobAnnouncement`).
          <p key={text} className={styles.about} role={role === 'alert' ? role : undefined}>
            {text}
          </p>
        ))}
        {(actions.length > 0 || failure?.reference !== undefined) && (
          <div className={styles.actions}>
            {actions.map((action) => (
              <Action key={action.label} action={action} about={about} />
            ))}
            <CopyReference reference={failure?.reference} />
          </div>
        )}
      </div>
      {dismiss && (
        <IconButton
          icon="close"
          size="small"
          label={t('app.dismissNotification')}
          id={cross}
          aria-labelledby={`${cross} ${about}`}
          className={styles.close}
          onClick={dismiss}
        />
      )}
    </li>
  );
}

interface ActionProps {
  action: JobAction;
  /** Id of what says which job it is about: several have the same actions, and each is named after its own. */
  about: string;
}

function Action({ action, about }: ActionProps) {
  const navigate = useNavigate();
  const id = useId();
  const named = { id, 'aria-labelledby': `${id} ${about}` };
  const { label, isQuiet } = action;
  if (action.run === undefined) {
    return (
      <Link {...named} to={action.href} className={buttonClass('secondary', 'small')}>
        {label}
      </Link>
    );
  }
  const { href, run } = action;
  const press = () => {
    if (href !== undefined) void navigate(href);
    run();
  };
  return (
    <Button {...named} size="small" variant={isQuiet ? 'quiet' : undefined} onClick={press}>
      {label}
    </Button>
  );
}
