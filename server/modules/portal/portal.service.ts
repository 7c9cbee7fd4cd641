import type { RowOfTable } from '#engines/reference/rows.ts';
import type { Scope } from '../../platform/records/scope.ts';

/** What the first page shows, each list in its order. */
export function landing(scope: Scope) {
  const book = scope.context.reference.book();
  return {
    slides: inOrder(book.slides).map(({ slideId, image, text, animationClass, description, link }) => ({
      id: slideId,
      image,
      text,
      animationClass,
      description,
      link,
    })),
    services: services(scope),
    partners: inOrder(book.partners).map(({ partnerId, shortName, name, data, link }) => ({
      id: partnerId,
      shortName,
      name,
      data,
      link,
    })),
    faqs: faqs(scope, 'landing'),
  };
}

/** The services in order, cards and tiles alike. */
export function services(scope: Scope) {
  return inOrder(scope.context.reference.book().services).map(({ serviceId, kind, title, text, route, icon }) => ({
    id: serviceId,
    kind,
    title,
    text,
    route,
    icon,
  }));
}

/** What the support page shows; the configuration's phone numbers and e-mail come before the contacts of the table. */
export function support(scope: Scope) {
  const book = scope.context.reference.book();
  return {
    topics: inOrder(book.supportTopics).map(({ topicId, title, text, icon, howItWorks, link }) => ({
      id: topicId,
      title,
      text,
      icon,
      howItWorks,
      link,
    })),
    faqs: faqs(scope, 'support'),
    contacts: [
      ...configuredContacts(scope),
      ...inOrder(book.supportContacts).map(({ contactId, kind, label, value }) => ({
        id: contactId,
        kind,
        label,
        value,
      })),
    ],
  };
}

/** The paragraphs of a page of texts. */
export function pageTexts(scope: Scope, page: RowOfTable<'pageTexts'>['page']) {
  const rows = scope.context.reference.book().pageTexts.filter((row) => row.page === page);
  return inOrder(rows).map(({ heading, text }) => ({ heading, text }));
}

function faqs(scope: Scope, place: RowOfTable<'faqs'>['shownOn'][number]) {
  const rows = scope.context.reference.book().faqs.filter((row) => row.shownOn.includes(place));
  return inOrder(rows).map(({ faqId, question, answer }) => ({ id: faqId, question, answer }));
}

function configuredContacts({ context }: Scope) {
  const { supportPhones, supportEmail } = context.config;
  return [
    ...supportPhones.map((value, index) => ({
      id: `phone_${index + 1}`,
      kind: 'phone' as const,
      label: 'Support by phone',
      value,
    })),
    ...(supportEmail === null
      ? []
      : [{ id: 'e_mail', kind: 'e-mail' as const, label: 'Support by e-mail', value: supportEmail }]),
  ];
}

function inOrder<Row extends { readonly position: number }>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((a, b) => a.position - b.position);
}
