/**
 * @generated SignedSource<<fe82b7062cab4986639c94e4ebc11882>>
 * @relayHash d63d40cde3cdd363dbb7744791e473f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf18d1b60f7d201d5acecf57d734a9a001401961daa50dcd54e2c0ede2c1ec01

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HourlyTrafficScreenQuery } from './HourlyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<HourlyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf18d1b60f7d201d5acecf57d734a9a001401961daa50dcd54e2c0ede2c1ec01",
    "metadata": {},
    "name": "HourlyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
