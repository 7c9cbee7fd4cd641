import { Building2, Mail, Phone, type LucideIcon } from 'lucide-react';
import { useWords } from '#web/lib/words.ts';
import type { Contact } from './api.ts';
import './Contacts.css';

const icons: Readonly<Record<Contact['kind'], LucideIcon>> = { phone: Phone, 'e-mail': Mail, office: Building2 };

/** Ways to reach people; says so where there is no telephone number. */
export function Contacts({ contacts }: { contacts: readonly Contact[] }) {
  const t = useWords();
  const hasPhone = contacts.some(({ kind }) => kind === 'phone');
  return (
    <ul className="contacts">
      {!hasPhone && (
        <li className="contacts-none">
          <Phone size={20} aria-hidden="true" />
          <p>{t('support.noPhone')}</p>
        </li>
      )}
      {contacts.map((contact) => (
        <ContactLine key={contact.id} contact={contact} />
      ))}
    </ul>
  );
}

/** One way to reach people. */
export function ContactLine({ contact }: { contact: Contact }) {
  const Icon = icons[contact.kind];
  return (
    <li>
      <Icon size={20} aria-hidden="true" />
      <p>
        <span>{contact.label}</span>
        <ContactValue {...contact} />
      </p>
    </li>
  );
}

function ContactValue({ kind, value }: Contact) {
  if (kind === 'phone') return <a href={`tel:${value.replaceAll(/[^\d+]/g, '')}`}>{value}</a>;
  if (kind === 'e-mail') return <a href={`mailto:${value}`}>{value}</a>;
  return <strong>{value}</strong>;
}
