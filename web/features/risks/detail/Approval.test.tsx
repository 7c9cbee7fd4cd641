import { fireEvent, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { RiskRecord } from '../api.ts';
import { Approval } from './Approval.tsx';

const risk: RiskRecord = {
  id: 7,
  riskCategoryId: 2,
  riskCategory: { id: 2, name: 'Pest', icon: 'pest' },
  riskZone: null,
  district_id: 'guan',
  district: 'Guan',
  region_id: 'oti',
  region: 'Oti',
  count: 3,
  description: 'Caterpillars',
  location: '',
  point: null,
  isActive: true,
  isVerified: false,
  riskImages: [],
  photos: [],
  createdAt: '2026-04-15T12:00:00Z',
  updatedAt: '2026-04-15T12:00:00Z',
  place: '',
  status: 'pending',
  version: 1,
  riskZoneId: null,
  comments: '',
  mitigation: 'Scout',
  respondent_comments: [],
  riskResponders: [],
  responders: [],
  extensionsOfficer: null,
  own: false,
  claimedBy: null,
  decidedBy: null,
  decidedAt: null,
  reason: '',
  mergedInto: null,
  photosWaiting: 0,
  photosRefused: [],
  thread: [],
  events: [],
  similar: [],
  merged: [],
};
const page = (shown: RiskRecord, client: QueryClient) => (
  <QueryClientProvider client={client}>
    <Approval risk={shown} />
  </QueryClientProvider>
);
const mitigation = () => screen.getByLabelText<HTMLTextAreaElement>('Mitigation').value;

test('it follows the risk until somebody types; what is typed outlives a change by another', () => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const { rerender } = render(page(risk, client));
  expect(mitigation()).toBe('Scout');
  rerender(page({ ...risk, version: 2, mitigation: 'Scout twice a week' }, client));
  expect(mitigation()).toBe('Scout twice a week');
  fireEvent.change(screen.getByLabelText('Mitigation'), { target: { value: 'Spray at dusk' } });
  rerender(page({ ...risk, version: 3, mitigation: 'Pull out' }, client));
  expect(mitigation()).toBe('Spray at dusk');
});
