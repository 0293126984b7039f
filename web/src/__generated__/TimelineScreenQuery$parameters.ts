/**
 * @generated SignedSource<<d3c53fa5888907b5cae9d28eecb25168>>
 * @relayHash 9faa55a24cabb787f39cdf5736dfdb13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3762da8bd96aa6f0b32d3833ca389baa21abe9e8ff6e9c93c9836bb9e1d47f07

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TimelineScreenQuery } from './TimelineScreenQuery.graphql';

const node: PreloadableConcreteRequest<TimelineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3762da8bd96aa6f0b32d3833ca389baa21abe9e8ff6e9c93c9836bb9e1d47f07",
    "metadata": {},
    "name": "TimelineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
