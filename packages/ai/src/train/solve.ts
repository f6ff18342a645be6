/** Solves a symmetric positive system in place, by Cholesky: what is left in `b` is the answer. */
export function solve(a: Float64Array, b: Float64Array): void {
  const n = b.length;
  for (let j = 0; j < n; j++) {
    for (let i = j; i < n; i++) {
      let sum = a[i * n + j] as number;
      for (let k = 0; k < j; k++) sum -= (a[i * n + k] as number) * (a[j * n + k] as number);
      if (i > j) a[i * n + j] = sum / (a[j * n + j] as number);
      else if (sum > 0) a[i * n + i] = Math.sqrt(sum);
      else throw new Error('the system has no single answer');
    }
  }
  for (let i = 0; i < n; i++) {
    let sum = b[i] as number;
    for (let k = 0; k < i; k++) sum -= (a[i * n + k] as number) * (b[k] as number);
    b[i] = sum / (a[i * n + i] as number);
  }
  for (let i = n - 1; i >= 0; i--) {
    let sum = b[i] as number;
    for (let k = i + 1; k < n; k++) sum -= (a[k * n + i] as number) * (b[k] as number);
    b[i] = sum / (a[i * n + i] as number);
  }
}
