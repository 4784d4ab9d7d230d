/**
 * A script for the document's head. The router keeps its places of scrolling in the session's storage, and where the
 * visitor's settings forbid storage the script that it puts into each page fails with an error. There something that
 * forgets when the page is left stands in for it.
 */
export const sessionStorageScript = `try{sessionStorage.getItem('')}catch(e){Object.defineProperty(window,'sessionStorage',{value:function(m){return{getItem:function(k){return m.has(k)?m.get(k):null},setItem:function(k,v){m.set(k,String(v))},removeItem:function(k){m.delete(k)},clear:function(){m.clear()}}}(new Map)})}`;
