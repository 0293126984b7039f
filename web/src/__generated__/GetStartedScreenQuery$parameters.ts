/**
 * @generated SignedSource<<2f5c71f9299a2366f2985d5a96080832>>
 * @relayHash 90843466f8eb95b65054cff09844463e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 694d7f1fbc9c5f656e6518aeceb043e2224e574fea9fd615afdf8ca11dbe3f3f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GetStartedScreenQuery } from './GetStartedScreenQuery.graphql';

const node: PreloadableConcreteRequest<GetStartedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "694d7f1fbc9c5f656e6518aeceb043e2224e574fea9fd615afdf8ca11dbe3f3f",
    "metadata": {},
    "name": "GetStartedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
