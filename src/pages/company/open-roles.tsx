import { Button } from "../../../client/components/button.tsx";
import { Select } from "../../../client/components/field.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { brand } from "../../contract/brand.ts";
import { href, routes } from "../../contract/routes.ts";
import { departments, type Job } from "../../contract/services.ts";
import { Dated } from "../../render/dated.tsx";
import styles from "./hiring.module.css";
import { salaryOf } from "./salaries.ts";

/** What a visitor chose to see; an empty string stands for everything. */
export interface RoleFilter {
  readonly department: string;
  readonly location: string;
}

/** The filter as the address has it. What is no department or place of any open role counts as not chosen. */
export function readRoleFilter(query: URLSearchParams, roles: readonly Job[]): RoleFilter {
  const { department, location } = { department: query.get("department"), location: query.get("location") };
  return {
    department: departments.find((known) => known === department) ?? "",
    location: roles.find((role) => role.location === location)?.location ?? "",
  };
}

/** The roles that a filter lets through, by department in the order of the contract, newest first in each. */
export function rolesByDepartment(roles: readonly Job[], { department, location }: RoleFilter) {
  const chosen = roles
    .filter((role) => (!department || role.department === department) && (!location || role.location === location))
    .sort((a, b) => b.posted_at.localeCompare(a.posted_at));
  return departments
    .map((name) => ({ name, roles: chosen.filter((role) => role.department === name) }))
    .filter((group) => group.roles.length > 0);
}

/** The list of open roles with its filter; null where the list did not arrive. */
export function OpenRoles({ roles, query }: { roles: readonly Job[] | null; query: URLSearchParams }) {
  if (!roles) return <NotArrived />;
  if (roles.length === 0) return <NothingOpen />;
  const filter = readRoleFilter(query, roles);
  const groups = rolesByDepartment(roles, filter);
  const count = groups.reduce((sum, group) => sum + group.roles.length, 0);
  return (
    <>
      <Filter roles={roles} filter={filter} />
      <p className={styles.count} role="status">
        {count === roles.length ? `${count} open roles` : `${count} of ${roles.length} open roles`}
      </p>
      {count === 0 && <NoMatch />}
      {groups.map((group) => (
        <section key={group.name} className={styles.group} aria-labelledby={idOf(group.name)}>
          <h3 id={idOf(group.name)}>{group.name}</h3>
          <ul>
            {group.roles.map((role) => (
              <Role key={role.id} role={role} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** "Privacy & Policy" → "in-privacy-policy". The prefix keeps it apart from the ids of roles, which are job titles. */
function idOf(department: string): string {
  return `in-${department.toLowerCase().replace(/[^a-z]+/g, "-")}`;
}

function Filter({ roles, filter }: { roles: readonly Job[]; filter: RoleFilter }) {
  const places = [...new Set(roles.map((role) => role.location))].sort();
  const options = (all: string, values: readonly string[]) => [
    { value: "", label: all },
    ...values.map((value) => ({ value, label: value })),
  ];
  return (
    <form className={styles.filter} action={`${routes.hiring.path}#roles`}>
      <Select
        id="department"
        name="department"
        label="Department"
        options={options("All departments", departments)}
        defaultValue={filter.department}
      />
      <Select
        id="location"
        name="location"
        label="Place"
        options={options("All places", places)}
        defaultValue={filter.location}
      />
      <Button variant="line">Show roles</Button>
    </form>
  );
}

function Role({ role }: { role: Job }) {
  const { id, title, department, location, posted_at } = role;
  return (
    <li id={id} className={styles.role}>
      <h4>{title}</h4>
      <p className="small">{salaryOf(department)}</p>
      <p className="soft small">{location}</p>
      <p className="soft small">
        Open since <Dated day={posted_at} />
      </p>
      <GoLink href={applyAddress(role)}>
        <span>
          Apply<span className="vh"> as {title}</span>
        </span>
      </GoLink>
    </li>
  );
}

/** A role that has a page of its own elsewhere is applied for there, any other by email. */
function applyAddress({ title, url }: Job): string {
  return /^https:\/\//.test(url) ? url : `mailto:${brand.email.jobs}?subject=${encodeURIComponent(title)}`;
}

function NoMatch() {
  return (
    <p className="lead">
      No open roles match. <a href={href("hiring", {}, "roles")}>Show all roles</a>
    </p>
  );
}

function NothingOpen() {
  return (
    <p className="lead">
      There are no open roles right now. We announce new roles in the <a href={href("newsletter")}>newsletter</a>. Or
      email <a href={`mailto:${brand.email.jobs}`}>{brand.email.jobs}</a> and tell us what you’d like to do here.
    </p>
  );
}

function NotArrived() {
  return (
    <Notice tone="bad" title="We couldn’t load the open roles">
      <p>
        Reload this page in a minute, or ask <a href={`mailto:${brand.email.jobs}`}>{brand.email.jobs}</a> which roles
        are open.
      </p>
    </Notice>
  );
}
