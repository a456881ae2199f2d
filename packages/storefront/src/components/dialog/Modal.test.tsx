// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CART_DRAWER, overlays } from '../../state/overlays/overlays.ts';
import { viewFixture } from '../../view.fixture.ts';
import { Modal } from './Modal.tsx';
import { overlayRoot } from './overlay-root.ts';

beforeEach(() => configureView(viewFixture()));
afterEach(() => {
  act(() => overlays.closeAll());
  cleanup();
});

const dialogOf = (name: string) => screen.getByRole('heading', { name, hidden: true }).closest('dialog');
const isOpen = (name: string) => dialogOf(name)?.open;

function two() {
  render(
    <Modal id="a" title="First">
      one
    </Modal>,
  );
  // Of another root.
  render(
    <Modal id="b" title="Second">
      two
    </Modal>,
  );
}

describe('a modal', () => {
  it('is open while it is the active one; its own id again closes it', () => {
    two();
    expect([isOpen('First'), isOpen('Second')]).toEqual([false, false]);
    act(() => overlays.toggleModal('a'));
    expect([isOpen('First'), isOpen('Second')]).toEqual([true, false]);
    act(() => overlays.toggleModal('a'));
    expect(isOpen('First')).toBe(false);
  });

  it('gives way to another, whose place it does not take away by closing', () => {
    two();
    act(() => overlays.openModal('a'));
    act(() => overlays.openModal('b'));
    expect([isOpen('First'), isOpen('Second'), overlays.getState().modal]).toEqual([false, true, 'b']);
  });

  it('closes by its button, by a click beside the sheet and by Escape, and tells it each time', {
    tags: ['popup-9'],
  }, () => {
    const closed = vi.fn();
    render(
      <Modal id="a" title="First" onClosed={closed}>
        <p>words</p>
      </Modal>,
    );
    const open = () => act(() => overlays.openModal('a'));
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(isOpen('First')).toBe(false);
    open();
    fireEvent.click(screen.getByText('words'));
    expect(isOpen('First')).toBe(true);
    fireEvent.click(dialogOf('First') as Element);
    expect(isOpen('First')).toBe(false);
    open();
    fireEvent.keyDown(screen.getByText('words'), { key: 'Escape' });
    expect([isOpen('First'), overlays.getState().modal, closed.mock.calls.length]).toEqual([false, null, 3]);
  });

  it('over a drawer: Escape closes it alone', () => {
    two();
    act(() => overlays.openDrawer(CART_DRAWER));
    act(() => overlays.openModal('a'));
    fireEvent.keyDown(screen.getByText('one'), { key: 'Escape' });
    expect(overlays.getState()).toEqual({ modal: null, panel: { kind: 'drawer', id: CART_DRAWER } });
  });

  it('holds the page while it is open', { tags: ['popup-9'] }, () => {
    two();
    const held = () => document.documentElement.style.overflow === 'hidden';
    act(() => overlays.openModal('a'));
    expect(held()).toBe(true);
    act(() => overlays.openModal('b'));
    expect(held()).toBe(true);
    act(() => overlays.closeModal());
    expect(held()).toBe(false);
  });

  it('stands in the one root at the end of the body, and what is sent in it is not sent by the form around its button', () => {
    const sent = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={sent}>
        <Modal id="a" title="First">
          <form onSubmit={(event) => event.preventDefault()}>
            <button type="submit">Send</button>
          </form>
        </Modal>
      </form>,
    );
    act(() => overlays.openModal('a'));
    fireEvent.submit(screen.getByRole('button', { name: 'Send' }).closest('form') as Element);
    expect(sent).not.toHaveBeenCalled();
    expect([dialogOf('First')?.parentElement, document.querySelectorAll('#overlays').length]).toEqual([
      overlayRoot(),
      1,
    ]);
  });
});
