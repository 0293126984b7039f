/**
 * @generated SignedSource<<36a5b7ddb42dfb845ec5b969f1ab76e6>>
 * @relayHash 754ee130a7138c11912134f615b83d82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edb1c57da71347bf5beb3f573bbe9dc38ae6439c942a98a01faa6b4f405a3230

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HourlyTrafficScreenQuery } from './HourlyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<HourlyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "edb1c57da71347bf5beb3f573bbe9dc38ae6439c942a98a01faa6b4f405a3230",
    "metadata": {},
    "name": "HourlyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
