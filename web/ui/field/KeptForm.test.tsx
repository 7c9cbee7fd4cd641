import 'fake-indexeddb/auto';
import { useState } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storedNames } from '#web/lib/keptForms/keptForms.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import { SignOutForm } from '../actions/SignOutForm.tsx';
import { TextInput } from '../forms/TextInput.tsx';
import ToastList from '../toast/ToastList.tsx';
import { KeptForm, useKept, useKeeping } from './KeptForm.tsx';
import { PhotoField } from '../forms/PhotoField.tsx';

const signedInAs = (id: string) => ({
  signedIn: true,
  id,
  name: 'Ama',
  officerRole: 'user',
  isAdmin: false,
  unread: 0,
});

/** A form of the field: a text, a corner that is no field, photos. */
function Report({ onSent }: { onSent?: () => void }) {
  const kept = useKept<{ corners: number }>();
  const [corners, setCorners] = useState(kept.state?.corners ?? 0);
  const [photos, setPhotos] = useState<readonly File[]>(kept.photos);
  useKeeping({ corners }, photos);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        kept.forget();
        onSent?.();
      }}
    >
      <TextInput label="Seen" name="seen" defaultValue={kept.typed?.['seen']} />
      <button type="button" onClick={() => setCorners(corners + 1)}>
        Corners: {corners}
      </button>
      <PhotoField photos={photos} onChange={setPhotos} most={3} bytes={1_000_000} />
      <button type="submit">Send</button>
    </form>
  );
}

function open(ownerId = 'p1') {
  return renderPage(
    <>
      <KeptForm name="risk">
        <Report />
      </KeptForm>
      <ToastList />
    </>,
    { answers: { showMe: signedInAs(ownerId) } },
  );
}
const seen = () => screen.getByLabelText<HTMLInputElement>('Seen');
/** Types, once it is known who is signed in. */
async function write(text: string, ownerId = 'p1') {
  await waitFor(() => {
    fireEvent.input(seen(), { target: { value: text } });
    expect(localStorage.getItem(`kept:${ownerId}:risk`)).toContain(text);
  });
}

beforeEach(() => localStorage.clear());

test('a form that was closed opens as it was left, with its text, corners and photos, for its account alone', async () => {
  const first = open();
  await write('Holes in leaves');
  fireEvent.click(screen.getByRole('button', { name: 'Corners: 0' }));
  fireEvent.change(screen.getByLabelText('Photos'), {
    target: { files: [new File(['leaf'], 'leaf.jpg', { type: 'image/jpeg' })] },
  });
  await waitFor(() => expect(localStorage.getItem('kept:p1:risk')).toContain('"photoCount":1'));
  first.unmount();

  const other = open('p2');
  await write('Something else', 'p2');
  expect(screen.getByRole('button', { name: 'Corners: 0' })).toBeDefined();
  expect(screen.queryByText(/Not sent yet/)).toBeNull();
  other.unmount();

  open();
  await screen.findByText(/Not sent yet: this was written \d+ \w+/);
  expect(seen().value).toBe('Holes in leaves');
  expect(screen.getByRole('button', { name: 'Corners: 1' })).toBeDefined();
  expect(await screen.findByAltText('Photo 1: leaf.jpg')).toBeDefined();
});

test('what is thrown away is gone, and comes back by undo', async () => {
  const first = open();
  await write('Locusts');
  first.unmount();
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Throw away' }));
  await waitFor(() => expect(seen().value).toBe(''));
  expect(storedNames('p1')).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(seen().value).toBe('Locusts'));
});

test('nothing is kept of a form that was sent', async () => {
  open();
  await write('Armyworm');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(storedNames('p1')).toEqual([]));
});

test('signing out asks first what becomes of forms that were not sent', async () => {
  localStorage.setItem(
    'kept:p1:farmer',
    JSON.stringify({ at: 1, typed: { name: 'Abena' }, state: null, photoCount: 0 }),
  );
  const left: string[] = [];
  renderPage(
    <SignOutForm onLeave={() => left.push('gone')}>
      <button type="submit">Sign out</button>
    </SignOutForm>,
    { answers: { showMe: signedInAs('p1') } },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByText(
    '1 form you began is kept on this device. If others use this phone, remove it before you sign out.',
  );
  expect(left).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove and sign out' }));
  await waitFor(() => expect(left).toEqual(['gone']));
  expect(storedNames('p1')).toEqual([]);
});

/** A form after whose sending the next one stands there at once. */
function OneAfterAnother() {
  const [sent, setSent] = useState(0);
  return (
    <KeptForm key={sent} name="risk">
      <Report onSent={() => setSent(sent + 1)} />
    </KeptForm>
  );
}

test('the form that follows at once on one that was sent begins empty', async () => {
  renderPage(<OneAfterAnother />, { answers: { showMe: signedInAs('p1') } });
  await write('Holes in the leaves');
  const before = seen();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(seen()).not.toBe(before));
  expect(seen().value).toBe('');
});
