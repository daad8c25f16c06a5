import type { Vector } from '../theory.ts';

/** The product of two vectors that is a number. */
export function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

/** The product of two vectors that stands upright on both. */
export function cross(a: Vector, b: Vector): Vector {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

/** `a` and a multiple of `b`. */
export function plus(a: Vector, b: Vector, times: number): Vector {
  return { x: a.x + times * b.x, y: a.y + times * b.y, z: a.z + times * b.z };
}

/** The length of a vector. */
export function length({ x, y, z }: Vector): number {
  return Math.hypot(x, y, z);
}

/** A vector of the same direction and length 1. */
export function unit(a: Vector): Vector {
  return plus({ x: 0, y: 0, z: 0 }, a, 1 / length(a));
}
