/**
 * @generated SignedSource<<759582922c36b59af902772893cbdcce>>
 * @relayHash d5b7c49b2938614a673c235ca65060b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8068a70b9d833a906e00c54e9d83b3cc15e80513e66c3fc39a565d8414f88e4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorScreenQuery } from './VisitorScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8068a70b9d833a906e00c54e9d83b3cc15e80513e66c3fc39a565d8414f88e4",
    "metadata": {},
    "name": "VisitorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
