import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProvenanceNote } from './ProvenanceNote.tsx';

test('what nobody reviewed says so plainly, and where it comes from', () => {
  const provenance = {
    basis: 'expert-general-knowledge',
    verification: '',
    source: 'Agronomist',
    sourceUrl: '',
    reviewed: false,
  };
  render(<ProvenanceNote provenance={provenance} />);
  expect(screen.getByText('general agronomy, not yet reviewed by CSIR')).toBeTruthy();
  expect(screen.getByText('Basis: general knowledge of Ghanaian practice, no document')).toBeTruthy();
});

test('a published figure links to its source and says that it was read there', () => {
  const provenance = {
    basis: 'source',
    verification: 'seen',
    source: 'MoFA 2012',
    sourceUrl: 'https://mofa.gov.gh/',
    reviewed: true,
  };
  render(<ProvenanceNote provenance={provenance} />);
  expect(screen.getByRole('link', { name: 'MoFA 2012', hidden: true }).getAttribute('href')).toBe(
    'https://mofa.gov.gh/',
  );
  expect(screen.getByText('Checked: the figure was read in the source')).toBeTruthy();
});

test('a published figure that nobody reviewed is not called general agronomy', () => {
  render(
    <ProvenanceNote
      provenance={{ basis: 'source', verification: 'seen', source: 'MoFA 2012', sourceUrl: '', reviewed: false }}
    />,
  );
  expect(screen.getByText('from a published source, not yet reviewed by CSIR')).toBeTruthy();
});
