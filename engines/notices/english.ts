/**
 * What people are told, by kind, in English: the message format of ICU. A slot is named for what fills it; `plural` and
 * `select` choose by a number or a word that comes with the notice.
 */
export const english = {
  accessAsked: '{by} asks for access to your dataset "{dataset}".\nLook at the purpose and answer.',
  accessEnded: 'Your access to the dataset "{dataset}" was ended.',
  accessGranted:
    'You may open the dataset "{dataset}" until {until}.{said, select, words {\nThey write: {words}} other {}}',
  accessRefused:
    'You were not given access to the dataset "{dataset}".{said, select, words {\nThey write: {words}} other {}}',
  covered: '{name} stands in for you from {from} to {until}: your posts, farmers and notices are open to them.',
  coverEnded: 'You do not stand in for {name} any more.',
  coverGiven:
    'You stand in for {name} from {from} to {until}, with their posts and notices{farmers, plural, =0 {} one { and 1 farmer} other { and {farmers} farmers}}.',
  draftHeldBack:
    '{went, select, some {The rest of your message on {activity} was held back; some farmers have it already. {why}} other {Your message on {activity} was held back. {why} Check it and approve it again.}}',
  farmersMerged: '{farmer} was on several lists and is one farmer now, reached by every officer who kept them.',
  farmersShared: '{by} shared {count, plural, one {a contact with you: {name}} other {{count} contacts with you}}.',
  farmersWarned:
    '{count, plural, one {One of your farmers is} other {{count} of your farmers are}} warned of risk {risk}: “{message}”',
  fileUnshareAsked:
    '{by} asks you to unshare {count, plural, one {a file you shared: {name}} other {{count} files you shared}}.{said, select, words { They write: {words}.} other {}}',
  filesShared: '{by} shared {count, plural, one {a file with you: {name}} other {{count} files with you}}.',
  handedOver:
    '{name} was deactivated. What they kept is yours now, with its groups: {farmers, plural, =0 {} one {1 farmer} other {{farmers} farmers}}{kept, select, both {, } other {}}{files, plural, =0 {} one {1 file} other {{files} files}}.',
  looksAlarm:
    '{name} {stage, select, saved {saved a file with {count} {what} today} near {has looked at {count} of the {most} {what} that one officer may see in a day} other {has looked at all {most} {what} of a day, and asked for more}}. The audit shows which.',
  messageApproved: '{by} approved your message to farmers.',
  messageDeclined: '{by} did not approve your message to farmers.',
  messageStopped:
    'Your message to the farmers of a branch was stopped before any of it went out: you may not write to them any more.',
  messageToApprove: '{by} wrote a message to {recipients} farmers. It is sent once you approve it.',
  officerApproved: 'You are an extension officer now: the control centre is open to you.',
  officerAsked: '{name} of {institution} asks to become an extension officer.',
  questionAsked: 'A farmer asks something by phone.',
  questionHandedOver: '{by} handed a farmer’s question over to you.',
  questionLate: 'Nobody answered a farmer’s question within {hours} hours (no. {question}).',
  riskAssigned:
    '{count, plural, one {Risk {risk} was assigned to you} other {{count} risks were assigned to you}}. Read what was seen, and add a comment once you have acted.',
  riskClosed: 'Risk {risk} was closed: {outcome}.',
  riskNews:
    '{only, select, reported {New report: {category} in {district} (risk {risk}). It waits to be judged.} verify {Nobody has judged risk {risk} ({category}, {district}) within {hours} hours.} warn {Nobody was warned of risk {risk} ({category}, {district}) within {hours} hours.} respond {No responder has said anything about risk {risk} ({category}, {district}) within {hours} hours.} other {{reported, plural, =0 {} one {1 new report waits to be judged} other {{reported} new reports wait to be judged}}{kinds, select, both {, and } other {}}{late, plural, =0 {} one {1 step is late} other {{late} steps are late}}. The latest: {latest}.}}',
  riskPhotoRefused: 'A photo of your report {risk} could not be taken: {reason}',
  riskRejected: '{count, plural, one {Your report {risk} was} other {{count} of your reports were}} rejected: {reason}',
  riskVerified: '{count, plural, one {Your report {risk} was} other {{count} of your reports were}} verified.',
  riskWarned: 'Farmers {where} were warned of risk {risk}, which is assigned to you.',
  scoutingAbove: '{pest} in {place}: {share} % of plants infested ({stage}), control is worth it from {actionShare} %.',
  startAsked: '{by} asks that messages to a farmer may go again. {reason}',
  startGranted: 'Messages to a farmer may go again, as you asked. {answer}',
  startRefused: 'Messages to a farmer stay stopped. {answer}',
  submissionApproved: '{file} was approved and is in the catalogue.',
  submissionAssigned: '{by} gave you {file} to review.',
  submissionNote: 'There is a note on {file}.\n{words}',
  submissionProblems:
    '{file} was read: {errors, plural, =0 {it holds what looks like personal data} one {one thing must be fixed} other {{errors} things must be fixed}}.\nNothing was changed in your file. The page lists each problem by cell, with a fix.',
  submissionRejected: '{file} was not taken into the catalogue.\n{words}',
  submissionReturned: '{file} was returned to you with a comment.\n{words}',
  submissionWaiting: '{file} waits for review.',
  trapFeedback: '{by} on your report from the trap {trap}: {note}',
  trapLinked: 'The trap {trap} is yours to visit, every {days} days.',
  trapLureDue:
    'The lure{known, select, yes { ({lure})} other {}} of the trap {trap}{at, select, community { in {community}} other {}} was due for a change on {due}. Change it and say so in the report.',
  trapProposal:
    '{pest} in {district}: {total} in {traps, plural, one {1 trap} other {{traps} traps}}, above the threshold. Have fields nearby scouted. A risk is proposed.',
  trapVisitMissed:
    'The trap {trap}{at, select, community { in {community}} other {}} was last visited {days} days ago. Visit it, count and empty it.',
  unshareAsked:
    '{by} asks you to unshare {count, plural, one {a contact you shared: {name}} other {{count} contacts you shared}}.{said, select, words { They write: {words}.} other {}}',
  webhookOff:
    'The webhook to {host} was switched off: {why, select, gone {the service answered that nobody listens any more (410).} other {no message arrived for three days.}} Fix the service and switch it on again in the settings.',
  zoneAssigned: 'The zone {zone} was assigned to you: its risks are yours to look at first.',
} as const;

/** Sentences for each thing of a slot that holds several. */
export const englishItems = { latest: '{category} in {district} (risk {risk})' } as const;
