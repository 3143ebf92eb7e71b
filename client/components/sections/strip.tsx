const strips = {
  many: { width: 4.5, shift: 0, rows: ["26 10 14 9", "18 9 34 10", "12 8 22 10", "30 9 16 8"] },
  some: { width: 3.5, shift: 9, rows: ["14 16 8 20", "10 18 18 16", "8 22 12 16", "16 18 7 18"] },
  few: { width: 2.5, shift: 23, rows: ["3 34 1 46", "1 52 2 40", "2 44 .1 60", ".1 58 1 50"] },
} as const;

/** Four rows of dashes across a column, which show how much of something there is. */
export function Strip({ amount }: { amount: keyof typeof strips }) {
  const { width, shift, rows } = strips[amount];
  return (
    <svg
      viewBox="0 0 400 40"
      width="400"
      height="40"
      aria-hidden="true"
      fill="none"
      stroke="var(--accent)"
      strokeLinecap="round"
    >
      {rows.map((dash, index) => (
        <path
          key={dash}
          d={`M4 ${index * 8 + 8}H396`}
          strokeWidth={width}
          strokeDasharray={dash}
          strokeDashoffset={shift * index}
        />
      ))}
    </svg>
  );
}
