import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/connection.ts';
import { addPerson, countDemoPeople, findPersonByEmail, type Grant, setPassword } from './accounts.repository.ts';
import { hashPassword, passwordFits } from './signIn/passwords.ts';

export const demoPassword = 'demo-agrihub';

const officer = (role: 'admin' | 'user' | 'pprsd' | 'responder'): Grant => ({ audience: 'officer', role });
const data = (role: 'member' | 'administrator'): Grant => ({ audience: 'data', role });

/** Sample people, clearly named as such: one for each thing a person can be here. */
export const demoPeople: readonly { name: string; email: string; what: string; grants: readonly Grant[] }[] = [
  demo('admin', 'Demo Administrator', 'administrator', [officer('admin'), data('administrator')]),
  demo('ama', 'Ama (demo officer)', 'extension officer', [officer('user')]),
  demo('kofi', 'Kofi (demo officer)', 'extension officer', [officer('user')]),
  demo('efua', 'Efua (demo plant protection)', 'plant protection (pprsd)', [officer('pprsd')]),
  demo('yaw', 'Yaw (demo responder)', 'responder', [officer('responder')]),
  demo('esi', 'Esi (demo data user)', 'data user', [data('member')]),
  demo('adjoa', 'Adjoa (demo data administrator)', 'data administrator', [data('administrator')]),
];

function demo(short: string, name: string, what: string, grants: readonly Grant[]) {
  return { name, email: `${short}@demo.agrihub.example`, what, grants };
}

/**
 * Makes the demo people where they are missing, and answers the password that opens them.
 *
 * @param onNetwork whether the server listens beyond this machine: the well-known password then gives way to a
 *   random one, made anew at each start.
 */
export async function loadDemoPeople(db: Database, onNetwork: boolean): Promise<string> {
  const password = onNetwork ? randomBytes(9).toString('base64url') : demoPassword;
  if (!onNetwork && (await opens(db, password))) return password;
  const passwordHash = await hashPassword(password);
  for (const person of demoPeople) {
    if (await findPersonByEmail(db, person.email)) {
      await setPassword(db, person.email, passwordHash);
    } else {
      await addPerson(db, {
        ...person,
        phone: '',
        institution: 'Sample data',
        profession: '',
        passwordHash,
        demo: true,
      });
    }
  }
  return password;
}

/** Whether all demo people are there with this password: an earlier start beyond this machine may have given them another. */
async function opens(db: Database, password: string): Promise<boolean> {
  if ((await countDemoPeople(db)) < demoPeople.length) return false;
  const last = await findPersonByEmail(db, demoPeople.at(-1)?.email ?? '');
  return passwordFits(password, last?.passwordHash ?? null);
}
