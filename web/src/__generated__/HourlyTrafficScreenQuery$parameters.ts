/**
 * @generated SignedSource<<004ee011b909d807cefd4cdf8ed228ea>>
 * @relayHash d29fa873ef0750ba71501744b6ee74e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 253b15ea25b7ff746e847dcdbba6ef326db10c175b67fc33d3886349952bc952

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HourlyTrafficScreenQuery } from './HourlyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<HourlyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "253b15ea25b7ff746e847dcdbba6ef326db10c175b67fc33d3886349952bc952",
    "metadata": {},
    "name": "HourlyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
