import { connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { removeFolder, temporaryFolder } from '../testing/testServer.ts';
import { controlPath, holdPaused, order, takeOrders } from './control.ts';
import { createSupervisor, type PortalProcess } from './supervisor.ts';

afterEach(() => vi.useRealTimers());

/** Processes that start, leave and die when the test says so. */
function stage() {
  const all: Staged[] = [];
  const launch = (leads: boolean): PortalProcess => {
    const one = new Staged(all.length + 1, leads);
    all.push(one);
    return one;
  };
  const waits: number[] = [];
  const supervisor = createSupervisor({
    count: 2,
    launch,
    log: pino({ level: 'silent' }),
    // A pause before a new try is over at once; the longest a leaving process is waited for never is.
    wait: (ms) => (waits.push(ms), ms === 5_000 || ms === 25_000 ? new Promise(() => undefined) : Promise.resolve()),
  });
  const until = (count: number) => expect.poll(() => all.length).toBe(count);
  return { all, supervisor, waits, until };
}

class Staged implements PortalProcess {
  readonly release = '0.2.0';
  readonly pid: number;
  readonly leads: boolean;
  readonly asked: string[] = [];
  serve: () => void = () => undefined;
  die: () => void = () => undefined;
  readonly ended: Promise<void>;
  readonly ready: Promise<void>;

  constructor(pid: number, leads: boolean) {
    this.pid = pid;
    this.leads = leads;
    this.ended = new Promise((resolve) => (this.die = resolve));
    this.ready = new Promise((resolve, reject) => {
      this.serve = resolve;
      void this.ended.then(() => reject(new Error('It ended.')));
    });
    this.ready.catch(() => undefined);
  }
  drain(): void {
    this.asked.push('drain');
  }
  end(): void {
    this.asked.push('end');
    this.die();
  }
  kill(): void {
    this.die();
  }
}

async function started() {
  const scene = stage();
  const start = scene.supervisor.start();
  await scene.until(1);
  scene.all[0]?.serve();
  await scene.until(2);
  scene.all[1]?.serve();
  await start;
  return scene;
}

test('one process prepares the start, and the others follow when it serves', async () => {
  const { all, supervisor } = await started();
  expect(all.map(({ leads }) => leads)).toEqual([true, false]);
  expect(supervisor.state()).toMatchObject({ state: 'running', lost: 0 });
});

test('a start whose first process ends is told, and nothing else is tried', async () => {
  const { all, supervisor, until } = stage();
  const start = supervisor.start();
  await until(1);
  all[0]?.die();
  await expect(start).rejects.toThrow('It ended.');
  expect(all).toHaveLength(1);
});

test('a process that ends unasked is replaced at once; one that keeps ending, later each time', async () => {
  const { all, supervisor, waits, until } = await started();
  all[1]?.die();
  await until(3);
  all[2]?.serve();
  await expect.poll(() => supervisor.state().processes.filter(({ ready }) => ready).length).toBe(2);
  all[2]?.die();
  await until(4);
  expect(supervisor.state().lost).toBe(2);
  expect(waits).toEqual([1_000, 2_000]);
});

test('a clock that is set forward an hour makes no process one that ran for an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { all, supervisor, waits, until } = await started();
  all[1]?.die();
  await until(3);
  all[2]?.serve();
  await expect.poll(() => supervisor.state().processes.filter(({ ready }) => ready).length).toBe(2);
  vi.setSystemTime(Date.now() + 3_600_000);
  all[2]?.die();
  await until(4);
  expect(waits).toEqual([1_000, 2_000]);
});

test('a reload puts a new process in place before it lets the old one leave, one after the other', async () => {
  const { all, supervisor, until } = await started();
  const reload = supervisor.reload();
  await until(3);
  expect(all.map(({ asked }) => asked)).toEqual([[], [], []]);
  all[2]?.serve();
  await expect.poll(() => all[0]?.asked).toEqual(['drain']);
  expect(all[1]?.asked).toEqual([]);
  all[0]?.die();
  await until(4);
  all[3]?.serve();
  await expect.poll(() => all[1]?.asked).toEqual(['drain']);
  all[1]?.die();
  await reload;
  expect(supervisor.state()).toMatchObject({ state: 'running', lost: 0, processes: [{ pid: 3 }, { pid: 4 }] });
});

test('where a new process does not start, the old ones go on', async () => {
  const { all, supervisor, until } = await started();
  const reload = supervisor.reload();
  await until(3);
  all[2]?.die();
  await expect(reload).rejects.toThrow('A new process did not start; those that ran go on.');
  expect(all[0]?.asked).toEqual([]);
  expect(supervisor.state()).toMatchObject({ state: 'running', processes: [{ pid: 1 }, { pid: 2 }] });
});

test('paused, nothing runs and nothing is started again, until it is resumed', async () => {
  const { all, supervisor, until } = await started();
  await supervisor.pause();
  expect(all.map(({ asked }) => asked)).toEqual([['end'], ['end']]);
  expect(supervisor.state()).toMatchObject({ state: 'paused', processes: [], lost: 0 });
  const resume = supervisor.start();
  await until(3);
  all[2]?.serve();
  await until(4);
  all[3]?.serve();
  await resume;
  expect(supervisor.state().state).toBe('running');
});

test('a portal that is held paused serves again when the last who held it is gone, in whatever way', async () => {
  const { supervisor, all, until } = await started();
  const place = { dataDir: temporaryFolder('held'), port: 3000 };
  const orders = await takeOrders(place, supervisor, () => void supervisor.start());
  try {
    const killed = connect(controlPath(place));
    killed.write('hold');
    await expect.poll(() => supervisor.state().state).toBe('paused');
    const hold = await holdPaused(place);
    killed.destroy();
    expect((await order(place, 'status'))?.state).toBe('paused');
    await hold?.letGo();
    await until(3);
    all[2]?.serve();
    await until(4);
    all[3]?.serve();
    await expect.poll(() => supervisor.state().state).toBe('running');
  } finally {
    orders.close();
    removeFolder(place.dataDir);
  }
});

test('a portal that was told to serve again is not started a second time when its hold ends', async () => {
  const { supervisor, all, until } = await started();
  const place = { dataDir: temporaryFolder('held'), port: 3000 };
  const orders = await takeOrders(place, supervisor, () => void supervisor.start());
  try {
    const hold = await holdPaused(place);
    const resumed = order(place, 'resume');
    await until(3);
    all[2]?.serve();
    await until(4);
    all[3]?.serve();
    expect((await resumed)?.state).toBe('running');
    await hold?.letGo();
    await order(place, 'resume');
    expect(all).toHaveLength(4);
  } finally {
    orders.close();
    removeFolder(place.dataDir);
  }
});

test('nobody to hold where no portal runs', async () => {
  expect(await holdPaused({ dataDir: temporaryFolder('nobody'), port: 3000 })).toBeNull();
});
