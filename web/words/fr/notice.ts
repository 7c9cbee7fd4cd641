import type { Translated } from '../catalogue.ts';
import type { notice as english } from '../en/notice.ts';

export const notice: Translated<typeof english> = {
  storage: 'Aucun cookie de suivi.',
  storageMore: 'Ce qui est gardé',
};
