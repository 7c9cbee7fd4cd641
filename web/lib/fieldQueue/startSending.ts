import { onChange } from './changes.ts';
import { sendWaiting } from './sendWaiting.ts';

/** Waits between tries while there is no answer: soon at first, then rarely, so that a weak line and a battery last. */
const WAITS_MS = [5_000, 15_000, 60_000, 300_000, 900_000];

let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let isOn = false;
let isUnderWay = false;
let isAsked = false;

/**
 * Sends what waits from now on: at once, when the line comes back, when a report is written, when the page is looked at again,
 * and after waits that grow while there is no answer. Beginning twice is beginning once.
 */
export function startSending(): void {
  if (isOn) return;
  isOn = true;
  addEventListener('online', sendNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendNow();
  });
  onChange(({ type }) => {
    if (type === 'kept') sendNow();
  });
  sendNow();
}

/** Sends what waits now, whatever the waits are. While a round is under way, however often it is asked, one more follows. */
export function sendNow(): void {
  isAsked = true;
  if (!isUnderWay) void sendWhileAsked();
}

async function sendWhileAsked(): Promise<void> {
  isUnderWay = true;
  while (isAsked) {
    isAsked = false;
    await send();
  }
  isUnderWay = false;
}

async function send(): Promise<void> {
  clearTimeout(timer);
  try {
    const round = await sendWaiting();
    failures = round.state === 'later' ? failures + 1 : 0;
    if (round.state === 'later') waitAndSend(round.seconds);
  } catch (failure) {
    console.error('What waits could not be sent:', failure);
    failures += 1;
    waitAndSend();
  }
}

/** Up to a quarter more than the wait, so that a village does not come back as one. */
function waitAndSend(seconds = 0): void {
  const wait = Math.max(seconds * 1000, WAITS_MS[Math.min(failures, WAITS_MS.length) - 1] ?? 0);
  clearTimeout(timer);
  timer = setTimeout(sendNow, wait * (1 + Math.random() / 4));
}
