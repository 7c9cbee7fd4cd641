import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

const slides = ['April', 'May', 'June'].map((month) => ({ id: month, content: <p>{month}</p> }));
const scrollTo = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  scrollTo.mockClear();
  Element.prototype.scrollTo = scrollTo;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function motion(reduced: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced, addEventListener() {}, removeEventListener() {} }));
}

test('it moves on by itself, and stops when told to', () => {
  motion(false);
  render(<Carousel label="Months" slides={slides} everyMs={3000} />);
  vi.advanceTimersByTime(3000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  vi.advanceTimersByTime(30_000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('it waits while someone is inside it', () => {
  motion(false);
  render(<Carousel label="Months" slides={slides} everyMs={3000} />);
  fireEvent.focus(screen.getByRole('list'));
  vi.advanceTimersByTime(9000);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('being scrolled does not put off the next step', () => {
  motion(false);
  // Every reading of where the row stands finds another slide in front, as it does while the row glides.
  let glide = 0;
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(() => (glide += 1) % 7);
  render(<Carousel label="Months" slides={slides} everyMs={3000} />);
  for (let each = 0; each < 29; each += 1) {
    act(() => void vi.advanceTimersByTime(100));
    fireEvent.scroll(screen.getByRole('list'));
  }
  expect(scrollTo).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(100));
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('under reduced motion it never moves by itself, and steps without gliding', () => {
  motion(true);
  render(<Carousel label="Months" slides={slides} everyMs={3000} />);
  vi.advanceTimersByTime(9000);
  expect(scrollTo).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('list'), { key: 'ArrowRight' });
  expect(scrollTo).toHaveBeenCalledWith({ left: 0, behavior: 'auto' });
});

test('under reduced motion it moves once a person asks for it', () => {
  motion(true);
  render(<Carousel label="Months" slides={slides} everyMs={3000} />);
  const button = screen.getByRole('button', { name: 'Play' });
  fireEvent.focus(button);
  fireEvent.click(button);
  vi.advanceTimersByTime(3000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
});

test('slides that are all in sight have nothing to play', () => {
  motion(false);
  render(<Carousel label="Months" slides={slides} everyMs={3000} show={3} />);
  expect(screen.queryByRole('button', { name: /Play|Pause/ })).toBeNull();
});
