/**
 * @generated SignedSource<<735cd1da2d84c292eade8bae27ea8986>>
 * @relayHash 53b2fbea36c281f62a147675aa405cb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a577f5b87af32fc96aac33f4306e9863ecef7e076c2329f85f00434ae2b62f08

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a577f5b87af32fc96aac33f4306e9863ecef7e076c2329f85f00434ae2b62f08",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
