import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addItem, checkOut, emptyCart, maxPerCart } from './cart.ts';

test('adds one item per click and reports the count', () => {
  assert.deepEqual(addItem(addItem(emptyCart)), { count: 2, bought: 0, note: '2 in your cart' });
});

test('adds nothing to a full cart', () => {
  let cart = emptyCart;
  for (let press = 0; press < maxPerCart + 3; press++) cart = addItem(cart);
  assert.equal(cart.count, maxPerCart);
  assert.match(cart.note, /holds at most/);
});

test('empties the cart at checkout and counts the items bought', () => {
  const once = checkOut(addItem(addItem(emptyCart)));
  assert.deepEqual(once, { count: 0, bought: 2, note: 'Bought 2. Back to the show' });
  assert.equal(checkOut(addItem(once)).bought, 3);
});

test('asks the visitor to add an item when the cart is empty', () => {
  const cart = checkOut(emptyCart);
  assert.equal(cart.bought, 0);
  assert.match(cart.note, /Add one first/);
});
