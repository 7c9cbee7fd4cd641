import { useState } from 'react';
import { Download, Plus, Share2 } from 'lucide-react';
import { Badge } from '../data/Badge.tsx';
import { Button } from '../actions/Button.tsx';
import { Dialog, DialogClose } from '../overlays/Dialog.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { notify } from '../toast/notify.ts';
import { Tooltip } from '../overlays/Tooltip.tsx';
import { Sample } from './Sample.tsx';

const KINDS = ['primary', 'secondary', 'quiet', 'danger'] as const;

/** Buttons, dialogs, messages. */
export function ActSamples() {
  const [busy, setBusy] = useState(true);
  return (
    <>
      <Sample name="Button">
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind}>
            Save plan
          </Button>
        ))}
      </Sample>
      <Sample name="Button: with icon, small, disabled, busy, link">
        <Button icon={<Plus size={18} aria-hidden="true" />}>Add field</Button>
        <Button small kind="secondary">
          Compare
        </Button>
        <Button disabled>Save plan</Button>
        <Button busy={busy} onClick={() => setBusy(true)}>
          Saving
        </Button>
        <Button href="/_ui#acts" kind="secondary">
          A link
        </Button>
      </Sample>
      <Sample name="IconButton">
        <IconButton label="Share" icon={<Share2 size={18} aria-hidden="true" />} />
        <IconButton outlined label="Download" icon={<Download size={18} aria-hidden="true" />} />
        <IconButton outlined disabled label="Add" icon={<Plus size={18} aria-hidden="true" />} />
      </Sample>
      <Sample name="Badge">
        <Badge>22 crops</Badge>
        <Badge tone="brand">Major season</Badge>
        <Badge tone="now">This month</Badge>
        <Badge tone="ok">Reviewed</Badge>
        <Badge tone="warn">3 h old</Badge>
        <Badge tone="danger">Overdue</Badge>
      </Sample>
      <Sample name="Dialog">
        <Dialog
          title="Remove this field?"
          description="The plan goes with it. You can bring both back for 30 days."
          trigger={<Button kind="secondary">Open a dialog</Button>}
          actions={
            <>
              <DialogClose render={<Button kind="quiet">Keep it</Button>} />
              <DialogClose render={<Button kind="danger">Remove</Button>} />
            </>
          }
        />
      </Sample>
      <Sample name="Toast: status, done with undo, alert">
        <Button kind="secondary" onClick={() => notify({ text: 'Plan saved on this phone' })}>
          Status
        </Button>
        <Button kind="secondary" onClick={() => notify({ text: 'Field removed', tone: 'ok', undo: () => undefined })}>
          With undo
        </Button>
        <Button
          kind="secondary"
          onClick={() => notify({ text: 'The plan was not saved: no network.', tone: 'alert', requestId: 'r-7f3a' })}
        >
          Alert
        </Button>
      </Sample>
      <Sample name="Tooltip">
        <p>
          Plant within the{' '}
          <Tooltip text="The days in which rain is steady enough for seed to come up">onset window</Tooltip>.
        </p>
      </Sample>
    </>
  );
}
