/**
 * @generated SignedSource<<28779e3e81f806e3ffa38283754f158b>>
 * @relayHash 05805770af644883458f44af8b8a76f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67d7891bd1e54140a991bef7fc03be30a7ace6cad5fbabcbca463bf0a96146b2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SplitScreenQuery } from './SplitScreenQuery.graphql';

const node: PreloadableConcreteRequest<SplitScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67d7891bd1e54140a991bef7fc03be30a7ace6cad5fbabcbca463bf0a96146b2",
    "metadata": {},
    "name": "SplitScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
