import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import { FigureForm } from './FigureForm.tsx';

beforeAll(() => loadWords(['maps']));

const answers = {
  listFigures: [{ id: 'pest_risk', title: 'Pest risk', level: 'district', byCropAndMonth: true }],
  listCrops: [
    { crop_id: 'cassava', crop: 'Cassava' },
    { crop_id: 'maize', crop: 'Maize' },
  ],
};

/** The form while the figure is fetched; the button stands for its answer. */
function Waiting() {
  const [inForce, answer] = useState<{ crop: string; month: number }>();
  return (
    <>
      <FigureForm action="/map" choice={{ figure: 'pest_risk' }} level="district" inForce={inForce} kept={{}} />
      <button type="button" onClick={() => answer({ crop: 'maize', month: 11 })}>
        answer
      </button>
    </>
  );
}

const shown = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.text;

test('crop and month name nothing before the answer, and then what the map shows', async () => {
  const { history } = renderPage(<Waiting />, { at: '/map?figure=pest_risk', answers });
  await screen.findByRole('option', { name: 'Maize' });
  expect([shown('Crop'), shown('Month')]).toEqual(['…', '…']);
  fireEvent.click(screen.getByRole('button', { name: 'answer' }));
  await waitFor(() => expect([shown('Crop'), shown('Month')]).toEqual(['Maize', 'November']));
  fireEvent.change(screen.getByLabelText('Crop'), { target: { value: 'cassava' } });
  expect(history.at(-1)).toBe('/map?figure=pest_risk&crop=cassava&month=11');
});
