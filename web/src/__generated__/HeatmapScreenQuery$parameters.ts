/**
 * @generated SignedSource<<7fbcced9bbd2e9c7f7d1c828f91209f0>>
 * @relayHash 2684912712e5fecbcf8fd0d0ac25a915
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f63c734124ec2da6afb68fddc7fc9450bad0662d35fc4dbb01dd16b6d47d5d4f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HeatmapScreenQuery } from './HeatmapScreenQuery.graphql';

const node: PreloadableConcreteRequest<HeatmapScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f63c734124ec2da6afb68fddc7fc9450bad0662d35fc4dbb01dd16b6d47d5d4f",
    "metadata": {},
    "name": "HeatmapScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
