/**
 * @generated SignedSource<<aada5d503089abf9a8a65556b893f003>>
 * @relayHash 78799302e805e095263a4e136bafda4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cfb92d3a0c78cbc1f67de0617b413c390e2f354d6f40a2b9cff107e1c323f3c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HourlyTrafficScreenQuery } from './HourlyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<HourlyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6cfb92d3a0c78cbc1f67de0617b413c390e2f354d6f40a2b9cff107e1c323f3c",
    "metadata": {},
    "name": "HourlyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
