import {
  deleteOwnAccount,
  endOwnSession,
  endOwnSessions,
  exportOwnData,
  leaveDataArea,
  listOwnSessions,
  previewDeletion,
  sendAccountForm,
  showProfile,
  updateProfile,
} from '#contract/accounts/ownAccount.ts';
import { visitor } from '#engines/access/roles.ts';
import { answerWith } from '../../../platform/calls/answer.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import { dataCookie, flagCookie } from '../../../platform/sessions/sessions.ts';
import { presentActor, presentProfile, presentSignIn } from '../accounts.presenter.ts';
import { cookiesGone, onward } from '../signIn/openSession.service.ts';
import { fatesIn } from './deletionEffects.ts';
import * as leaving from './accountDeletion.service.ts';
import * as sessions from './ownSessions.service.ts';
import { updateProfile as update } from './profile.service.ts';

/** One's own account: profile, sign-ins, export, deletion. */
export function ownAccountRoutes(mount: Mount): void {
  mount(showProfile, async ({ scope }) => {
    const person = await sessions.ownPerson(scope);
    return presentProfile(person, {
      passwordNeeded: !(await sessions.isFresh(scope)),
      confirmsEmail: scope.context.config.confirmEmail,
    });
  });

  mount(updateProfile, async ({ params, body, scope }) => {
    const { addressWaits } = await update(scope, params.userId, body);
    const said = addressWaits
      ? 'User has been updated. The new e-mail counts once you follow the link in the mail to it.'
      : 'User has been updated';
    return answerWith(said, onward(scope, '/account?saved=1'));
  });

  mount(listOwnSessions, async ({ scope }) => (await sessions.listOwnSessions(scope)).map(presentSignIn));
  mount(endOwnSessions, async ({ query, scope }) =>
    answerEnded(await sessions.endOwnSessions(scope, query.others ?? false)),
  );
  mount(endOwnSession, async ({ params, scope }) => answerEnded(await sessions.endOwnSession(scope, params.id)));

  mount(leaveDataArea, async ({ scope }) => {
    await sessions.leaveDataArea(scope);
    const { actor } = scope;
    const gone = actor.officer === null ? [dataCookie, flagCookie] : [dataCookie];
    return answerWith(presentActor(actor.officer === null ? visitor : { ...actor, dataUser: null }), {
      cookies: cookiesGone(gone),
    });
  });

  mount(exportOwnData, async ({ scope }) =>
    answerWith(await leaving.exportOwnData(scope), {
      headers: { 'content-disposition': `attachment; filename="agrihub-account-${scope.today}.json"` },
    }),
  );
  mount(previewDeletion, async ({ query, scope }) => {
    const { hindrance, fates } = await leaving.previewDeletion(scope);
    return {
      hindrance: hindrance?.sentenceIn(query.language ?? 'en').message ?? '',
      fates: fatesIn(fates, query.language),
    };
  });
  mount(deleteOwnAccount, async ({ body, scope }) => {
    await leaving.deleteOwnAccount(scope, body.password);
    return answerWith(presentActor(visitor), { cookies: cookiesGone() });
  });

  mount(sendAccountForm, async ({ body: { act, session = '', password = '' }, scope }) => {
    if (act === 'delete') {
      await leaving.deleteOwnAccount(scope, password);
      return answerWith(presentActor(visitor), { cookies: cookiesGone(), ...onward(scope, '/sign-in?deleted=1') });
    }
    const { isSelf } =
      act === 'end'
        ? await sessions.endOwnSession(scope, session)
        : await sessions.endOwnSessions(scope, act === 'endOthers');
    return isSelf
      ? answerWith(presentActor(visitor), { cookies: cookiesGone(), ...onward(scope, '/sign-in?out=1') })
      : answerWith(presentActor(scope.actor), onward(scope, '/account?ended=1'));
  });
}

function answerEnded({ ended, isSelf }: sessions.Ended) {
  return answerWith({ ended }, isSelf ? { cookies: cookiesGone() } : {});
}
