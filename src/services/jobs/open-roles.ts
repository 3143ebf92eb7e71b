/** The roles that are open now. Every role is remote; the location says within which hours of the day a team works. */
import type { Job } from "../../contract/services.ts";

const europe = "Remote, Europe";
const americas = "Remote, Americas";
const anywhere = "Remote, anywhere";

export const openRoles: readonly Omit<Job, "url">[] = [
  role("search-ranking-engineer", "Search ranking engineer", "Engineering", europe, "2026-11-09"),
  role("browser-engineer-windows", "Browser engineer, Windows", "Engineering", americas, "2026-11-02"),
  role("browser-engineer-android", "Browser engineer, Android", "Engineering", europe, "2026-10-26"),
  role("vpn-network-engineer", "Network engineer, VPN", "Engineering", anywhere, "2026-10-19"),
  role("web-platform-engineer", "Web platform engineer", "Engineering", europe, "2026-10-05"),
  role("accessibility-engineer", "Accessibility engineer", "Engineering", anywhere, "2026-09-28"),
  role("product-designer-browser", "Product designer, browser", "Design", europe, "2026-11-05"),
  role("illustrator", "Illustrator, part time", "Design", anywhere, "2026-10-12"),
  role("privacy-researcher", "Privacy researcher", "Privacy & Policy", europe, "2026-10-29"),
  role("public-policy-manager", "Public policy manager", "Privacy & Policy", americas, "2026-09-21"),
  role("support-specialist-german", "Support specialist, German and English", "Support", europe, "2026-11-11"),
  role("restoration-case-manager", "Partner manager, identity theft restoration", "Support", americas, "2026-10-22"),
  role("payroll-specialist", "Payroll specialist", "Operations", anywhere, "2026-10-15"),
  role("recruiter-engineering", "Recruiter, engineering", "Operations", europe, "2026-09-30"),
];

function role(id: string, title: string, department: Job["department"], location: string, posted_at: string) {
  return { id, title, department, location, posted_at };
}
