#!/usr/bin/env bash
# Prints the site's address on GitHub Pages, or nothing if Pages is off. Fails if GitHub can't be asked.
if answer=$(gh api "repos/$GITHUB_REPOSITORY/pages" --jq .html_url 2>&1); then
  echo "${answer/#http:/https:}" # the address starts with http: until Pages has a certificate
elif [[ $answer != *'HTTP 404'* ]]; then
  echo "GitHub couldn't be asked whether Pages is on. Run this workflow again. $answer" >&2
  exit 1
fi
